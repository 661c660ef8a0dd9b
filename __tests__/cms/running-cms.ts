import { execFile, spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "../../server/process/settings";
import { collectOutput, stopProgram, waitForOutput } from "../support/programs";

/** Milliseconds for a test or hook that boots a CMS or runs its programs on a busy machine. */
export const CMS_TIMEOUT = 240_000;

/** Settings that separate a test's CMS from the shared one. */
export const OWN_SECRET = { PAYLOAD_SECRET: "a secret for this test alone" };

const cms = path.join(process.cwd(), "cms");

export type RunningCms = Awaited<ReturnType<typeof startCms>>;

/**
 * Serves a second CMS from the same build on a copy of the seeded data folder. Without one, or with
 * PostgreSQL or a bucket, it runs set-up first.
 * @param settings changes of this process's environment
 */
export async function startCms(settings: NodeJS.Dict<string>) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cms-test-"));
  const port = await findFreePort();
  const env = Object.assign({ ...process.env }, settings, {
    NODE_ENV: "production" as const,
    ...OWN_SECRET,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    CMS_PORT: String(port),
  });
  const { CMS_SEEDED_DATA: seeded, DATABASE_URL: database, S3_BUCKET: bucket } = env;
  const canCopy = seeded && !database && !bucket;
  if (canCopy) {
    fs.cpSync(seeded, dataDir, { recursive: true });
    // The seeded folder lacks these, which set-up creates.
    for (const name of ["attachments", "outbox"]) {
      fs.mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o700 });
    }
  }
  const setupOutput = canCopy ? "" : await runSetup(env);
  const output: string[] = [];
  let server = await startServer(env, output);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    setupOutput,
    /** Returns all output so far. */
    log: () => output.join(""),
    /** Kills the server, like a power loss. */
    kill: () => stopProgram(server, "SIGKILL"),
    /** Serves again from the same data folder, at the same address, with changed settings. */
    start: async (changed: NodeJS.Dict<string> = {}) => {
      server = await startServer(Object.assign({ ...env }, changed), output);
    },
    end: async () => {
      await stopProgram(server);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const FLAGS = ["--conditions=production", "run-cms-script.mjs"];
/** Returns Node's arguments for a TypeScript program of the CMS, like `npm run setup -w cms`. */
export const listProgramArgs = (source: string) => [...FLAGS, source];

export const SETUP_ARGS = listProgramArgs("src/setup/main.ts");

type Ended = { code: number | null; output: string; lines: string[] };

/** Runs a program of the CMS. Returns exit code, output, and the lines that start with "CMS". */
export function runCms(args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: cms, env }, (_error, stdout, stderr) => {
      const output = `${stdout}${stderr}`;
      const lines = output.split("\n").filter((line) => line.startsWith("CMS"));
      resolve({ code: child.exitCode, output, lines });
    });
  });
}

/** Runs `npm run setup -w cms` and returns its output; throws it if set-up fails. */
export async function runSetup(env: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await runCms(SETUP_ARGS, env);
  if (code !== 0) throw new Error(output);
  return output;
}

async function startServer(env: NodeJS.ProcessEnv, output: string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["server.mjs"], { cwd: cms, env, stdio: "pipe" });
  collectOutput(server, output);
  await waitForOutput(server, /CMS: ready on/);
  return server;
}
