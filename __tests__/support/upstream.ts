import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Upstream = { origin: string; close: () => Promise<void> };

/** Starts a real HTTP server on a free loopback port. */
export async function startUpstream(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Upstream> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${getPort(server)}`, close: () => closeServer(server) };
}

/** Responds with JSON, or 404 for an undefined body. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = body === undefined ? 404 : 200,
): void {
  const text = JSON.stringify(body ?? { message: "Not Found" });
  response.writeHead(status, { "content-type": "application/json" }).end(text);
}

/** Returns the origin of a loopback port that nothing listens on. */
export async function findDeadOrigin(): Promise<string> {
  const upstream = await startUpstream((_request, response) => response.end());
  await upstream.close();
  return upstream.origin;
}

/** Returns the port that a server listens on. @throws unless it listens on one */
export function getPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server has no port: start it first.");
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
