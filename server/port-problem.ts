import { errorCode } from "./error-code";

/** A port, where it is wanted, and the variable that sets it. */
export type WantedPort = { host: string; port: number; variable: string };

/** Says in one sentence why a port cannot be had; undefined for errors of another kind. */
export function portProblem(
  error: unknown,
  { host, port, variable }: WantedPort,
): string | undefined {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} is already in use; end the program that holds it or set ${variable} to a free port.`;
    case "EACCES":
      return `Port ${port} may not be used by this account; set ${variable} to a port above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`;
    default:
      return undefined;
  }
}
