import { type ChildProcess, spawn, type ChildProcessByStdio } from "node:child_process";
import { expect } from "@playwright/test";
import { findFreePort } from "../../server/process/settings";
import { collectOutput, stopProgram, TYPESCRIPT } from "../support/programs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";

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

/** Starts `npm run serve` on a new data folder that follows a bucket. */
export class BucketServer {
  readonly #env: NodeJS.Dict<string>;
  #child: ChildProcess | undefined;
  readOutput = () => "";
  url = "";

  constructor(dataDir: string, env: NodeJS.Dict<string>) {
    this.#env = { NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir, ...env };
  }

  async start(): Promise<void> {
    const port = this.url === "" ? await findFreePort() : Number(new URL(this.url).port);
    this.url = `http://127.0.0.1:${port}`;
    const child = startFailing(["../../server/serve.ts"], { ...this.#env, PORT: String(port) });
    this.readOutput = collectOutput(child);
    this.#child = child;
    await expect
      .poll(() => fetch(`${this.url}/healthz`).catch(String), POLLING)
      .toBeInstanceOf(Response);
  }

  /** Text of a page, or the status of another response. */
  async read(path: string): Promise<string> {
    const response = await fetch(this.url + path);
    const text = await response.text();
    return response.status === 200 ? text : `status ${response.status}`;
  }

  end(signal?: NodeJS.Signals): Promise<void> {
    return stopProgram(this.#child, signal);
  }
}

export const POLLING = { timeout: 60_000, intervals: [50] };
