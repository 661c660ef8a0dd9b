import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import rangeParser from "range-parser";

type StoredObject = { body: Buffer; type: string };

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

type Settings = { bucket: string; region: string; accessKeyId: string; port: number };

const STATUS: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  InternalError: 500,
};

/** Starts an S3 bucket in memory that checks signatures; it knows four calls, addressed by path. */
export async function startS3Server(settings: Settings) {
  const objects = new Map<string, StoredObject>();
  let refused = (_request: string) => false;
  const server = createServer((request, response) => {
    const take = (body: Buffer): void => {
      const { pathname } = new URL(request.url ?? "/", "http://s3");
      const [, bucket = "", ...rest] = pathname.split("/").map(decodeURIComponent);
      const key = rest.join("/");
      if (!isSignedFor(settings, request)) return answerError(response, 403, "AccessDenied");
      if (bucket !== settings.bucket) return answerError(response, 404, "NoSuchBucket");
      if (refused(`${request.method} ${key}`)) return answerError(response, 503, "SlowDown");
      const error = answer({ request, response, body, key, objects });
      if (error !== null) answerError(response, STATUS[error] ?? 400, error);
    };
    // A CMS that is ended while it sends needs no answer.
    buffer(request).then(take, () => response.destroy());
  });
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(settings.port, "127.0.0.1", () => resolve());
    });
  await start();
  return {
    objects,
    /** Answers 503 to what it names, such as "PUT attachments/a.pdf". */
    refuse: (named: (request: string) => boolean) => (refused = named),
    /** Connections that are open now. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    /** Refuses connections, as a host that is down. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start,
  };
}

/** What the signature says of itself; that it is right is the SDK's affair. */
function isSignedFor({ accessKeyId, region }: Settings, { headers }: IncomingMessage): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request,/;
  const [, id, place] = form.exec(headers.authorization ?? "") ?? [];
  return id === accessKeyId && place === region;
}

type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  key: string;
  objects: Map<string, StoredObject>;
};

/** Answers, or names the error to answer. */
function answer({ request, response, body, key, objects }: Call): string | null {
  const { method, headers } = request;
  if (method === "PUT" && key !== "") {
    objects.set(key, { body, type: headers["content-type"] ?? "binary/octet-stream" });
    response.writeHead(200, { etag: etag(body) }).end();
    return null;
  }
  if (method === "DELETE" && key !== "") {
    objects.delete(key);
    response.writeHead(204).end();
    return null;
  }
  if (method !== "GET" && method !== "HEAD") return "NotImplemented";
  const found = objects.get(key);
  if (!found) return "NoSuchKey";
  const ranges = headers.range ? rangeParser(found.body.length, headers.range) : -2;
  if (ranges === -1) return "InvalidRange";
  const range = typeof ranges === "object" ? ranges[0] : undefined;
  const part = range ? found.body.subarray(range.start, range.end + 1) : found.body;
  response.writeHead(range ? 206 : 200, {
    "content-type": found.type,
    "content-length": part.length,
    etag: etag(found.body),
    ...(range && { "content-range": `bytes ${range.start}-${range.end}/${found.body.length}` }),
  });
  response.end(method === "HEAD" ? undefined : part);
  return null;
}

function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

function etag(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}
