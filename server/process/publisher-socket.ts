import { request, type RequestOptions } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { UserFacingError } from "./user-facing-error";

/** Only the publisher of the data folder listens here, and only its account may connect. */
export const getPublisherSocket = (dataDir: string): string => join(dataDir, "publisher.sock");

/** Longer paths of sockets are cut silently by Node 20; Linux has 107 bytes, macOS 103. */
const MAX_SOCKET_BYTES = 103;

/** Throws a UserFacingError if no publisher can listen in a data folder. */
export function checkSocketPath(dataDir: string): void {
  const length = Buffer.byteLength(getPublisherSocket(dataDir));
  if (length <= MAX_SOCKET_BYTES) return;
  throw new UserFacingError(
    `The path of the data folder ${dataDir} is ${length - MAX_SOCKET_BYTES} bytes too long for the publisher's socket. Set DATA_DIR to a shorter path.`,
  );
}

/** The status of builds and releases, for programs of this machine; others need a token. */
export const LOCAL_STATUS_PATH = "/status";

type Call = Pick<RequestOptions, "method" | "signal"> & {
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** Calls the publisher of a data folder. Rejects if none runs, or its response breaks off. */
export function callPublisher(dataDir: string, path: string, call: Call = {}): Promise<Response> {
  const { body, ...options } = call;
  return new Promise((resolve, reject) => {
    const socketPath = getPublisherSocket(dataDir);
    // A kept connection may lead to a publisher that has ended.
    const sent = request({ socketPath, path, agent: false, ...options });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.headers))
        headers.set(name, String(value));
      const status = response.statusCode;
      buffer(response).then(
        (content) => resolve(new Response(new Uint8Array(content), { status, headers })),
        reject,
      );
    });
    sent.end(body);
  });
}
