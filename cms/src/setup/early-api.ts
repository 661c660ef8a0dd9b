import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { handleEndpoints, type Payload } from "payload";
import { UNAVAILABLE } from "../../../src/shared/contract/response";
import { logError } from "../lib/log-error";
import type { Environment } from "../environment";
import { createApi } from "../public-api/create-api";

const RETRY_SECONDS = 5;
const MEDIA = "/api/media/";

/** Serves reads of API and media without Next.js, so that site and admin are built in parallel. */
export function serveEarlyApi(
  setUp: Promise<Payload>,
  { host, cmsPort: port }: Pick<Environment, "host" | "cmsPort">,
): Promise<void> {
  const api = createApi(() => setUp);
  const server = createServer((request, response) => {
    const pending = readResponse(request);
    // Reads wait for the set-up; other calls get 503 until the admin is built.
    if (pending === undefined) return send503(request, response);
    pending
      .then((apiResponse) => sendResponse(apiResponse, response))
      .catch((error: unknown) => {
        logError(error);
        response.destroy();
      });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });

  function readResponse({ method, url = "", headers }: IncomingMessage) {
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/api/")) return undefined;
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const options = { method, headers: Object.fromEntries(entries) as Record<string, string> };
    const origin = `http://${host}:${port}`;
    if (!url.startsWith(MEDIA)) return Promise.resolve(api(new Request(origin + url, options)));
    // Payload has no HEAD; Node omits the body.
    const file = `${origin}/cms/api/media/file/${url.slice(MEDIA.length)}`;
    const request = new Request(file, { ...options, method: "GET" });
    return setUp.then(({ config }) => handleEndpoints({ config, request }));
  }
}

async function sendResponse(apiResponse: Response, response: ServerResponse): Promise<void> {
  response.writeHead(apiResponse.status, Object.fromEntries(apiResponse.headers));
  response.end(Buffer.from(await apiResponse.arrayBuffer()));
}

function send503({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const isPublic = url.startsWith("/api/");
  const message = isPublic ? UNAVAILABLE : "The CMS is being prepared, which takes a few minutes.";
  const isApi = isPublic || url.startsWith("/cms/api/");
  response.writeHead(503, {
    "content-type": isApi ? "application/json" : "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(RETRY_SECONDS),
    "x-robots-tag": "noindex",
    connection: "close",
  });
  response.end(isApi ? JSON.stringify({ success: false, message }) : createPage(message));
}

const createPage = (message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>CMS</title>
<p>${message} This page reloads automatically.</p>
</html>
`;
