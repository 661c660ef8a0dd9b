import type { Socket } from "node:net";

type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Answers what the HTTP parser could not read. An address sent as raw UTF-8 (some tools do not
 * encode what was typed) is sent on to its encoded spelling; the rest is the client's fault.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const location = encodedLocation(error.rawPacket);
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

/** The encoded form of a path with raw bytes above ASCII; undefined for any other request. */
function encodedLocation(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  const line = packet.subarray(0, 4096).toString("latin1");
  const path = /^(?:GET|HEAD) (\/(?![/\\])[^\s\\]*) HTTP\/1\.[01]\r\n/.exec(line)?.[1];
  if (path === undefined || !/[\u0080-\u00ff]/.test(path)) return undefined;
  return path.replace(
    /[\u0080-\u00ff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
