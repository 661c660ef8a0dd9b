import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { readErrorCode, UserFacingError } from "./user-facing-error";

type WantedPort = { host: string; port: number; variable: string };

/** Returns a sentence on why a port cannot be used, or undefined for other errors. */
export function findPortProblem(
  error: unknown,
  { host, port, variable }: WantedPort,
): string | undefined {
  switch (readErrorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} is already in use; stop the program that uses it or set ${variable} to a free port.`;
    case "EACCES":
      return `Port ${port} is not allowed for this account; set ${variable} to a port above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`;
    default:
      return undefined;
  }
}

/** @throws UserFacingError if no server can listen on this host and port */
export async function checkPort(wanted: WantedPort): Promise<void> {
  try {
    await tryPort(wanted.host, wanted.port);
  } catch (error) {
    throw new UserFacingError(findPortProblem(error, wanted) ?? String(error));
  }
}

/** Below the range of outgoing connections, so that none of them uses the port. */
const FREE_PORTS = [20_000, 32_000] as const;

/** Returns a free port of loopback for a server that starts later. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...FREE_PORTS);
    try {
      await tryPort("127.0.0.1", port);
      return port;
    } catch (error) {
      if (readErrorCode(error) !== "EADDRINUSE") throw error;
    }
  }
}

function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
