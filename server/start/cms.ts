import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { lockOutput } from "../process/output-lock";
import { readLastLines } from "../process/log-tail";
import { describeProgramFailure, type ProcessSupervisor } from "../process/process-supervisor";
import type { Program } from "../process/program";
import { UserFacingError } from "../process/user-facing-error";
import { hashInputs, readStoredHash } from "../process/input-hash";
import type { Settings } from "../process/settings";
import type { AddNote } from "./step";

const INPUTS = ["cms", "src/shared", "package.json", "package-lock.json"];
const SETUP_VARIABLES = [
  "DATABASE_URL",
  "CMS_SEED",
  "CMS_ADMIN_EMAIL",
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_FORCE_PATH_STYLE",
];
const START_LIMIT_MS = 90_000;
// The CMS listens before it is ready, and never responds to earlier calls.
const POLL_LIMIT_MS = 1000;
const LOCK = ["cms-build", "The CMS build (cms/.next)"] as const;

/** Builds the CMS's admin if its inputs changed. Throws UserFacingError if the build fails. */
export async function buildCms(
  { checkout, dataDir, env }: Settings,
  supervisor: ProcessSupervisor,
  note: AddNote,
  isBackground = false,
): Promise<void> {
  const stored = readStoredHash(join(checkout, "cms/.next/inputs.sha256"));
  const inputs = hashInputs(checkout, INPUTS);
  if (stored.matches(inputs)) return note("unchanged");
  const lock = lockOutput(checkout, ...LOCK, "write");
  try {
    stored.remove();
    await supervisor.run({
      name: "The CMS build",
      args: [join(checkout, "node_modules/next/dist/bin/next"), "build"],
      cwd: join(checkout, "cms"),
      env: { ...env, NODE_ENV: "production" },
      log: join(dataDir, "logs/cms-build.log"),
      limitMs: readEnvironment(env).buildTimeoutMs,
      priority: isBackground ? constants.priority.PRIORITY_LOW : undefined,
    });
    stored.write(inputs);
  } finally {
    await lock.end();
  }
}

/** Sets the CMS up if its inputs changed. Throws UserFacingError if the set-up fails. */
export async function setUpCms(
  settings: Settings,
  supervisor: ProcessSupervisor,
  note: AddNote,
): Promise<void> {
  const { dataDir, env } = settings;
  const stored = readSetUpHash(dataDir);
  const inputs = hashSetUpInputs(settings);
  const exists = Boolean(env.DATABASE_URL) || existsSync(join(dataDir, "cms.sqlite"));
  if (exists && stored.matches(inputs)) return note("unchanged");
  const spec = describeSetUp(settings);
  await supervisor.run({ ...spec, limitMs: readSetUpLimitMs(settings) });
  stored.write(inputs);
  noteSkippedSeed(spec.log, note);
}

/** Sets the CMS up and serves its public API without a Next.js build. Throws UserFacingError. */
export async function setUpAndServeApi(
  settings: Settings,
  supervisor: ProcessSupervisor,
  note: AddNote,
): Promise<Program> {
  const inputs = hashSetUpInputs(settings);
  const spec = describeSetUp(settings, "--serve");
  const program = supervisor.start(spec);
  const failure = program.ended.then(({ how }) => {
    throw describeProgramFailure(spec, how);
  });
  const limitMs = readSetUpLimitMs(settings) ?? Infinity;
  try {
    await Promise.race([waitForCms(settings, program, spec.log, limitMs), failure]);
  } catch (error) {
    await program.end();
    throw error;
  }
  readSetUpHash(settings.dataDir).write(inputs);
  noteSkippedSeed(spec.log, note);
  return program;
}

/** A database server may never respond. Migrating SQLite is only slow and must not be interrupted. */
const readSetUpLimitMs = ({ env }: Settings): number | undefined =>
  env.DATABASE_URL ? readEnvironment(env).buildTimeoutMs : undefined;

function hashSetUpInputs({ checkout, env }: Settings): string {
  const values = SETUP_VARIABLES.map((name) => env[name] ?? "");
  return hashInputs(checkout, INPUTS, values);
}

const FLAGS = ["--conditions=production", "run-cms-script.mjs"];

const describeSetUp = ({ checkout, dataDir, env }: Settings, ...args: string[]) => ({
  name: "The CMS set-up",
  args: [...FLAGS, "src/setup/main.ts", "--no-link", ...args],
  cwd: join(checkout, "cms"),
  env: { ...env, NODE_ENV: "production" },
  log: join(dataDir, "logs/cms-setup.log"),
});

function noteSkippedSeed(log: string, note: AddNote): void {
  const skipped = readLastLines(log).find((line) => line.includes(": skipped: "));
  if (skipped !== undefined) note(skipped);
}

/** Makes the next set-up run even if its inputs are unchanged, as the database may be another one. */
export function removeSetUpHash({ dataDir }: Settings): void {
  readSetUpHash(dataDir).remove();
}

const readSetUpHash = (dataDir: string) => readStoredHash(join(dataDir, "stamps/cms-setup.sha256"));

/** Starts the CMS and waits until it responds. Throws UserFacingError if it does not. */
export async function startCms(
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<Program> {
  const { checkout, dataDir, env } = settings;
  supervisor.add(lockOutput(checkout, ...LOCK, "read"));
  const log = join(dataDir, "logs/cms.log");
  const program = supervisor.start({
    name: "The CMS",
    args: ["server.mjs"],
    cwd: join(checkout, "cms"),
    env: { ...env, NODE_ENV: "production" },
    log,
    keepLog: true,
  });
  try {
    await waitForCms(settings, program, log);
  } catch (error) {
    await program.end();
    throw error;
  }
  return program;
}

/** Waits until the CMS responds. Throws UserFacingError if it stops, or after `limitMs`. */
export async function waitForCms(
  { apiHost }: Settings,
  program: Program,
  log = "",
  limitMs = START_LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  let ended: string | undefined;
  void program.ended.then(({ how }) => (ended = how));
  while ((await fetchContentVersion(apiHost, POLL_LIMIT_MS)) === undefined) {
    if (ended !== undefined) {
      throw new UserFacingError(`The CMS stopped while starting (${ended}).`, readLastLines(log));
    }
    if (performance.now() > deadline) {
      throw new UserFacingError(
        `The CMS did not respond at ${apiHost} within ${limitMs / 1000} s.${log && " Its last log lines:"}`,
        readLastLines(log),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
