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
  PreconditionFailed: 412,
  InternalError: 500,
};

/** Starts an S3 bucket in memory with signature checks and five calls, addressed by path. */
export async function startS3Server(settings: Settings) {
  const objects = new Map<string, StoredObject>();
  const modified = new Map<string, Date>();
  const requests: string[] = [];
  let clockOffsetMs = 0;
  let isCeph = false;
  let areConditionsIgnored = false;
  let isRefused = (_request: string) => false;
  let isLost = (_request: string) => false;
  let isTrickled = (_request: string) => false;
  const server = createServer((request, response) => {
    const handleBody = (body: Buffer): void => {
      const { pathname } = new URL(request.url ?? "/", "http://s3");
      const [, bucket = "", ...rest] = pathname.split("/").map(decodeURIComponent);
      const key = rest.join("/");
      requests.push(`${request.method} ${key}`);
      const now = Date.now() + clockOffsetMs;
      response.setHeader("date", new Date(now).toUTCString());
      if (Math.abs(readSignedAt(request) - now) > MAX_SKEW_MS) {
        return sendError(response, 403, "RequestTimeTooSkewed");
      }
      if (!isSignedFor(settings, request)) return sendError(response, 403, "AccessDenied");
      if (bucket !== settings.bucket) return sendError(response, 404, "NoSuchBucket");
      if (isRefused(`${request.method} ${key}`)) return sendError(response, 503, "SlowDown");
      if (isLost(`${request.method} ${key}`)) {
        objects.set(key, { body, type: request.headers["content-type"] ?? "" });
        return sendError(response, 500, "InternalError");
      }
      if (isTrickled(`${request.method} ${key}`)) {
        const timer = setInterval(() => response.write("{"), 10);
        return void response.on("close", () => clearInterval(timer));
      }
      const match = request.headers["if-match"];
      if (areConditionsIgnored) delete request.headers["if-match"];
      if (isCeph && match) request.headers["if-match"] = match.startsWith('"') ? "-" : `"${match}"`;
      const error = handleCall({ request, response, body, key, objects, modified });
      if (error !== null) sendError(response, STATUS[error] ?? 400, error);
    };
    // A CMS that ends while sending needs no response.
    buffer(request).then(handleBody, () => response.destroy());
  });
  const startServer = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(settings.port, "127.0.0.1", () => resolve());
    });
  await startServer();
  return {
    objects,
    /** Write times by key. Objects that a test adds have none and are listed as written now. */
    modified,
    /** Every request so far, such as "PUT attachments/a.pdf". */
    requests,
    /** Sets its clock ahead of this machine's. */
    setClockOffset: (ms: number) => (clockOffsetMs = ms),
    /** Accepts the ETag of If-Match only without quotes. */
    actLikeCeph: () => (isCeph = true),
    /** Replaces objects whatever If-Match says. */
    ignoreConditions: () => (areConditionsIgnored = true),
    /** Returns 503 for these calls, such as "PUT attachments/a.pdf". */
    refuse: (shouldRefuse: (request: string) => boolean) => (isRefused = shouldRefuse),
    /** Stores these objects and returns 500. */
    loseResponse: (shouldLose: (request: string) => boolean) => (isLost = shouldLose),
    /** Responds to these calls without end, a hundred bytes a second. */
    trickle: (shouldTrickle: (request: string) => boolean) => (isTrickled = shouldTrickle),
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    /** Refuses connections, like a host that is down. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: startServer,
  };
}

const MAX_SKEW_MS = 15 * 60_000;

/** Returns the time of a signature, such as 20261126T060000Z, in epoch milliseconds. */
function readSignedAt({ headers }: IncomingMessage): number {
  const text = String(headers["x-amz-date"]);
  return Date.parse(text.replace(/^(.{4})(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
}

/** True if a signature names this access key and region. Its value is not verified. */
function isSignedFor({ accessKeyId, region }: Settings, { headers }: IncomingMessage): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request,/;
  const [, signedKeyId, signedRegion] = form.exec(headers.authorization ?? "") ?? [];
  return signedKeyId === accessKeyId && signedRegion === region;
}

type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  key: string;
  objects: Map<string, StoredObject>;
  modified: Map<string, Date>;
};

/** Sends a response and returns null, or returns the name of an error. */
function handleCall({ request, response, body, key, objects, modified }: Call): string | null {
  const { method, headers } = request;
  const stored = objects.get(key);
  if (method === "PUT" && key !== "") {
    const expected = headers["if-match"];
    const isAsExpected = expected === undefined || (stored && toEtag(stored.body) === expected);
    if (!isAsExpected || (stored && headers["if-none-match"] === "*")) return "PreconditionFailed";
    modified.set(key, new Date());
    objects.set(key, { body, type: headers["content-type"] ?? "binary/octet-stream" });
    response.writeHead(200, { etag: toEtag(body) }).end();
    return null;
  }
  if (method === "DELETE" && key !== "") {
    objects.delete(key);
    response.writeHead(204).end();
    return null;
  }
  if (method !== "GET" && method !== "HEAD") return "NotImplemented";
  if (key === "") {
    response.end(listKeys(new URL(request.url ?? "", "http://s3").searchParams, objects, modified));
    return null;
  }
  if (!stored) return "NoSuchKey";
  if (headers["if-none-match"] === toEtag(stored.body)) {
    response.writeHead(304).end();
    return null;
  }
  const ranges = headers.range ? rangeParser(stored.body.length, headers.range) : -2;
  if (ranges === -1) return "InvalidRange";
  const range = typeof ranges === "object" ? ranges[0] : undefined;
  const part = range ? stored.body.subarray(range.start, range.end + 1) : stored.body;
  response.writeHead(range ? 206 : 200, {
    "content-type": stored.type,
    "content-length": part.length,
    etag: toEtag(stored.body),
    ...(range && { "content-range": `bytes ${range.start}-${range.end}/${stored.body.length}` }),
  });
  response.end(method === "HEAD" ? undefined : part);
  return null;
}

const PAGE_SIZE = 5;

function listKeys(
  query: URLSearchParams,
  objects: Map<string, StoredObject>,
  modified: Map<string, Date>,
): string {
  const start = Number(query.get("continuation-token") ?? 0);
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? ""))
    .sort();
  const toTime = (key: string) => (modified.get(key) ?? new Date()).toISOString();
  const shown = keys
    .slice(start, start + PAGE_SIZE)
    .map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${toTime(key)}</LastModified></Contents>`,
    );
  const next = start + PAGE_SIZE;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult>${more}${shown.join("")}</ListBucketResult>`;
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

function toEtag(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}
