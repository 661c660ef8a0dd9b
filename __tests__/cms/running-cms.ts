import { execFile, spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../support/free-port";

const cms = path.join(process.cwd(), "cms");

export type RunningCms = {
  url: string;
  dataDir: string;
  setupOutput: string;
  /** Everything that it printed so far. */
  log: () => string;
  /** Ends it at once, as a loss of power would. */
  kill: () => Promise<void>;
  /** Serves again from the same data folder, at the same address, with changed settings. */
  start: (settings?: NodeJS.Dict<string>) => Promise<void>;
  end: () => Promise<void>;
};

/**
 * Sets up and serves a second CMS from the same build, with a data folder of its own.
 * @param settings variables on top of this process's
 */
export async function startCms(settings: NodeJS.Dict<string>): Promise<RunningCms> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cms-test-"));
  const port = await freePort();
  const env = Object.assign({ ...process.env }, settings, {
    NODE_ENV: "production" as const,
    PAYLOAD_SECRET: "a secret for this test alone",
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    CMS_PORT: String(port),
  });
  const setupOutput = await runSetup(env);
  const output: string[] = [];
  let server = await serve(env, output);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    setupOutput,
    log: () => output.join(""),
    kill: () => stop(server, "SIGKILL"),
    start: async (changed = {}) => {
      server = await serve(Object.assign({ ...env }, changed), output);
    },
    end: async () => {
      await stop(server, "SIGTERM");
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run setup -w cms` and returns what it printed; throws with its words when it fails. */
export async function runSetup(env: NodeJS.ProcessEnv): Promise<string> {
  const args = ["--import", "tsx", "src/setup.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: cms, env });
  return stdout;
}

/** Starts the server and waits until it is ready. */
function serve(env: NodeJS.ProcessEnv, output: string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["server.mjs"], { cwd: cms, env, stdio: "pipe" });
  const first = output.length;
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (output.slice(first).join("").includes("CMS: ready on")) resolve(server);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", () => reject(new Error(`The CMS ended: ${output.join("")}`)));
  });
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await exited;
}
