import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../server/process/failure";
import type { Program } from "../../server/process/program";
import type { Running } from "../../server/process/running";
import { lastLines } from "../../server/process/tail";
import { fetchContentVersion } from "../../src/config/content-version";
import { claim } from "../../server/process/claim";
import { hashInputs } from "./inputs";
import type { Settings } from "./settings";
import { stampIn } from "./stamp";

const INPUTS = ["cms", "src/contract", "src/rules", "package.json", "package-lock.json"];
const START_LIMIT_MS = 90_000;
// The CMS listens before it can answer: a call that comes in between is never answered.
const POLL_LIMIT_MS = 1000;

type Note = (text: string) => void;

/** Builds the CMS unless its build stands for the same inputs. The stamp goes with the build. */
export async function buildCms(settings: Settings, running: Running, note: Note): Promise<void> {
  const { checkout } = settings;
  const stamp = stampIn(join(checkout, "cms/.next/inputs.sha256"));
  const inputs = hashInputs(checkout, INPUTS);
  if (stamp.matches(inputs)) return note("unchanged");
  const held = claim(checkout, "cms-build", "The CMS build (cms/.next)", "write");
  try {
    stamp.remove();
    await running.run({
      name: "The CMS build",
      args: [join(checkout, "node_modules/next/dist/bin/next"), "build"],
      cwd: join(checkout, "cms"),
      env: { ...settings.env, NODE_ENV: "production" },
      log: join(settings.dataDir, "logs/cms-build.log"),
    });
    stamp.write(inputs);
  } finally {
    await held.end();
  }
}

/** Migrates and seeds the CMS's database unless that was done for the same inputs and settings. */
export async function setUpCms(settings: Settings, running: Running, note: Note): Promise<void> {
  const { checkout, dataDir, env } = settings;
  const stamp = stampIn(join(dataDir, "stamps/cms-setup.sha256"));
  const { DATABASE_URL = "", CMS_SEED = "", CMS_ADMIN_EMAIL = "" } = env;
  const { S3_BUCKET = "", S3_ENDPOINT = "", S3_REGION = "", S3_ACCESS_KEY_ID = "" } = env;
  const bucket = [S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID];
  const values = [DATABASE_URL, CMS_SEED, CMS_ADMIN_EMAIL, ...bucket];
  const inputs = hashInputs(checkout, INPUTS, values);
  const exists = DATABASE_URL !== "" || existsSync(join(dataDir, "cms.sqlite"));
  if (exists && stamp.matches(inputs)) return note("unchanged");
  await running.run({
    name: "The CMS set-up",
    args: ["--import", "tsx", "src/setup.ts"],
    cwd: join(checkout, "cms"),
    env: { ...env, NODE_ENV: "production" },
    log: join(dataDir, "logs/cms-setup.log"),
  });
  stamp.write(inputs);
}

/**
 * Starts the built CMS and waits until it answers.
 * @throws Failure with its last lines when it ends or stays silent
 */
export async function startCms(settings: Settings, running: Running): Promise<Program> {
  const { checkout, dataDir } = settings;
  running.add(claim(checkout, "cms-build", "The CMS build (cms/.next)", "read"));
  const log = join(dataDir, "logs/cms.log");
  const program = running.start({
    name: "The CMS",
    args: ["server.mjs"],
    cwd: join(checkout, "cms"),
    env: { ...settings.env, NODE_ENV: "production" },
    log,
  });
  await waitForCms(settings, program, log);
  return program;
}

/** Waits until the API answers its content version. */
export async function waitForCms(settings: Settings, program: Program, log = ""): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  let ended: string | undefined;
  void program.ended.then(({ how }) => (ended = how));
  while ((await fetchContentVersion(settings.apiHost, POLL_LIMIT_MS)) === undefined) {
    if (ended !== undefined) {
      throw new Failure(`The CMS ended while starting (${ended}).`, lastLines(log));
    }
    if (performance.now() > deadline) {
      throw new Failure(`The CMS did not answer at ${settings.apiHost} in time.`, lastLines(log));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
