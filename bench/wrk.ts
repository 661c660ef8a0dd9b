import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UserFacingError } from "../server/process/user-facing-error";
import { which } from "../tools/machine";

/** Times in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; errors: number };

export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

const CONNECTIONS = 32;

/** In C, so that on two cores it is the server that is measured. */
export async function load(address: string, seconds: number): Promise<Load> {
  const program = which("wrk");
  if (program === undefined) {
    throw new UserFacingError(
      "This benchmark loads with wrk, which is not here; install it with: apt-get install wrk",
    );
  }
  const { stdout } = await promisify(execFile)(program, [
    ...["--threads", "1", "--connections", String(CONNECTIONS), "--duration", `${seconds}s`],
    ...["--latency", "--header", `accept-encoding: ${BROWSER_ENCODINGS}`, address],
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  const socketErrors = (sockets ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    errors: socketErrors + number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(found: RegExpExecArray | null): number {
  return Number(found?.[1] ?? NaN) * (UNITS[found?.[2] ?? ""] ?? NaN);
}
