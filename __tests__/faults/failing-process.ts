import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { TYPESCRIPT } from "../support/programs";

/** Starts a file, by path from here, whose writes may fail or kill it (failing-writes.cjs). */
export function startFailing(
  [file, ...args]: [file: string, ...args: string[]],
  env: NodeJS.Dict<string>,
): ChildProcessByStdio<null, Readable, Readable> {
  const failing = ["--require", join(__dirname, "failing-writes.cjs"), ...TYPESCRIPT];
  return spawn(process.execPath, [...failing, join(__dirname, file), ...args], {
    cwd: resolve("."),
    stdio: ["ignore", "pipe", "pipe"],
    env: Object.assign<NodeJS.ProcessEnv, NodeJS.Dict<string>>({ ...process.env }, env),
  });
}
