import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
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
const FIRST_POLL_MS = 1000;
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
      // Visitors come first, but a busy machine leaves no time at the lowest priority.
      priority: isBackground ? constants.priority.PRIORITY_BELOW_NORMAL : undefined,
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
  await supervisor.run(spec);
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
  await Promise.race([waitForCms(settings, program, spec.log), failure]);
  readSetUpHash(settings.dataDir).write(inputs);
  noteSkippedSeed(spec.log, note);
  return program;
}

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

/** Starts the CMS and waits until it responds. Throws UserFacingError if it stops before. */
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
  await waitForCms(settings, program, log);
  return program;
}

/** Waits until the CMS responds, however long that takes (OPS-15). Throws UserFacingError if it stops. */
export async function waitForCms(
  { apiHost }: Pick<Settings, "apiHost">,
  program: Pick<Program, "ended">,
  log = "",
): Promise<void> {
  const startMs = performance.now();
  let ended: string | undefined;
  void program.ended.then(({ how }) => (ended = how));
  // The CMS never responds to calls before it is ready; on a busy machine later ones are slow, too.
  const getPollMs = () => FIRST_POLL_MS + (performance.now() - startMs) / 10;
  while ((await fetchContentVersion(apiHost, getPollMs())) === undefined) {
    if (ended !== undefined) {
      throw new UserFacingError(`The CMS stopped while starting (${ended}).`, readLastLines(log));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
