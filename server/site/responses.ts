import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { REVALIDATE } from "../../src/shared/node/release/headers";

/** Sends one plain line for every error; logs only faults of the server. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return sendError(reply, status);
  });
}

/** Sends the plain message of a status, without the headers of the failed response's content. */
export function sendError(reply: FastifyReply, status: number): FastifyReply {
  for (const name of ["etag", "content-encoding", "content-length", "content-range"]) {
    reply.removeHeader(name);
  }
  return sendPlain(
    reply,
    status,
    MESSAGES[status] ??
      (status < 500 ? "The request is not valid." : "Something went wrong on our side."),
  );
}

const MESSAGES: Record<number, string> = {
  400: "The address cannot be read.",
  408: "The request arrived too slowly.",
  413: "The request is too large.",
};

/** Sends one line of text that caches do not store. */
export function sendPlain(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}

type ClientError = Error & { code?: string; rawPacket?: unknown };

/** Redirects a raw UTF-8 address to its encoded spelling (ROU-04); else sends 400, 408 or 431. */
export function handleClientError(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const location = encodeLocation(error.rawPacket);
  const head =
    location === undefined
      ? STATUS_LINES[error.code ?? ""]
      : `301 Moved Permanently\r\nLocation: ${location}`;
  socket.end(
    `HTTP/1.1 ${head ?? "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

function encodeLocation(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  const line = packet.subarray(0, 4096).toString("latin1");
  const path = /^(?:GET|HEAD) (\/(?![/\\])[^\s\\]*) HTTP\/1\.[01]\r\n/.exec(line)?.[1];
  if (path === undefined || !/[\u0080-\u00ff]/.test(path)) return undefined;
  return path.replace(
    /[\u0080-\u00ff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Sends 301 to an unencoded path of the site. The query stays unless `search` replaces it. */
export function sendRedirect(
  reply: FastifyReply,
  path: string,
  search = readQuery(reply.request.raw.url ?? ""),
): FastifyReply {
  // Without it browsers keep a 301 forever, and a reused old address would become a loop.
  reply.header("cache-control", REVALIDATE);
  return reply.redirect(`${encodeURI(path)}${search}`, 301);
}

function readQuery(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? "" : url.slice(query);
}
