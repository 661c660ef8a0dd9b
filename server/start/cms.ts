import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { lockOutput } from "../process/file-lock";
import { hashInputs, readStoredHash } from "../process/input-hash";
import { checkPort, type Settings } from "../process/settings";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { describeProgramFailure, type Program } from "../process/program";
import { UserFacingError } from "../process/user-facing-error";
import { isApiResponding } from "../site/health-routes";
import { runStep, type AddNote } from "./step";
import { keepRunning } from "./supervise-program";

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
const BUILD_FOLDER = "cms/.next";

/** Builds the CMS's admin if its inputs changed. Throws UserFacingError if the build fails. */
export async function buildCms(
  { checkout, env }: Settings,
  supervisor: ProcessSupervisor,
  note: AddNote,
  isBackground = false,
): Promise<void> {
  const stored = readStoredHash(join(checkout, BUILD_FOLDER, "inputs.sha256"));
  const inputs = hashInputs(checkout, INPUTS);
  if (stored.matches(inputs)) return note("unchanged");
  const lock = await lockOutput(checkout, BUILD_FOLDER, "exclusive");
  try {
    stored.remove();
    await supervisor.run({
      name: "The CMS build",
      args: [join(checkout, "node_modules/next/dist/bin/next"), "build"],
      cwd: join(checkout, "cms"),
      env: { ...env, NODE_ENV: "production" },
      isQuiet: true,
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
  const inputs = hashSetUpInputs(settings);
  const exists = Boolean(env.DATABASE_URL) || existsSync(join(dataDir, "cms.sqlite"));
  if (exists && readSetUpHash(dataDir).matches(inputs)) return note("unchanged");
  finishSetUp(dataDir, inputs, await supervisor.run(describeSetUp(settings)), note);
}

/** Sets the CMS up and serves its public API without a Next.js build. Throws UserFacingError. */
export async function setUpAndServeApi(
  settings: Settings,
  supervisor: ProcessSupervisor,
  note: AddNote,
): Promise<Program> {
  const inputs = hashSetUpInputs(settings);
  const program = supervisor.start(describeSetUp(settings, "--serve"));
  const failure = program.ended.then(({ how }) => {
    throw describeProgramFailure(program, how);
  });
  await Promise.race([waitForCms(settings, program), failure]);
  finishSetUp(settings.dataDir, inputs, program, note);
  return program;
}

function hashSetUpInputs({ checkout, env }: Settings): string {
  const values = SETUP_VARIABLES.map((name) => env[name] ?? "");
  return hashInputs(checkout, INPUTS, values);
}

const FLAGS = ["--conditions=production", "run-cms-script.mjs"];

const describeSetUp = ({ checkout, env }: Settings, ...args: string[]) => ({
  name: "The CMS set-up",
  args: [...FLAGS, "src/setup/main.ts", "--no-link", ...args],
  cwd: join(checkout, "cms"),
  env: { ...env, NODE_ENV: "production" },
  isQuiet: true,
});

function finishSetUp(dataDir: string, inputs: string, { lines }: Program, note: AddNote): void {
  readSetUpHash(dataDir).write(inputs);
  const skipped = lines.find((line) => line.includes(": skipped: "));
  if (skipped !== undefined) note(skipped);
}

/** Makes the next set-up run even if its inputs are unchanged. */
export function removeSetUpHash({ dataDir }: Settings): void {
  readSetUpHash(dataDir).remove();
}

const readSetUpHash = (dataDir: string) => readStoredHash(join(dataDir, "stamps/cms-setup.sha256"));

/** Exit code of a CMS whose database is empty or lacks migrations (cms/src/setup/open-cms.ts). */
const NEEDS_SETUP = "exit code 3";

/** Starts the CMS and waits until it responds. Throws UserFacingError if it stops before. */
export async function startCms(
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<Program> {
  const { checkout, env } = settings;
  const lock = await lockOutput(checkout, BUILD_FOLDER, "shared");
  const program = supervisor.start({
    name: "The CMS",
    args: ["server.mjs"],
    cwd: join(checkout, "cms"),
    env: { ...env, NODE_ENV: "production" },
  });
  void program.ended.then(({ how }) => {
    // Another database may have replaced the one that was set up.
    if (how === NEEDS_SETUP) removeSetUpHash(settings);
    return lock.end();
  });
  const limitMs = readEnvironment(env).cmsHangLimitMs * START_FACTOR;
  await waitForCms(settings, program, limitMs || Infinity);
  return program;
}

/** Multiple of CMS_HANG_SECONDS. */
const START_FACTOR = 30;

/** Waits until the CMS responds. Ends it after `limitMs`; throws UserFacingError if it ends (OPS-15). */
export async function waitForCms(
  { apiHost }: Pick<Settings, "apiHost">,
  program: Pick<Program, "ended" | "end">,
  limitMs = Infinity,
): Promise<void> {
  const startMs = performance.now();
  let ended: string | undefined;
  void program.ended.then(({ how }) => (ended = how));
  // The CMS never responds to calls before it is ready; on a busy machine later ones are slow, too.
  const getPollMs = () => FIRST_POLL_MS + (performance.now() - startMs) / 10;
  while ((await fetchContentVersion(apiHost, getPollMs())) === undefined) {
    if (ended !== undefined) {
      throw new UserFacingError(`The CMS stopped while starting (${ended}).`);
    }
    if (performance.now() - startMs > limitMs) {
      await program.end();
      throw new UserFacingError(
        `The CMS has not responded for ${limitMs / 1000} s since its start.`,
      );
    }
    await sleep(100);
  }
}

/** Failed checks in a row that show that the CMS hangs; a slow CMS responds to one of them. */
const MAX_MISSES = 6;

/** Builds, sets up and starts the embedded CMS, and restarts it when it stops. */
export class CmsRunner {
  /** Resolves when the CMS has started for the first time. */
  readonly up: Promise<void>;
  #isUp: () => void = () => undefined;
  #isPrepared = false;
  /** Serves the public API until the admin is built. */
  #api: Program | undefined;

  constructor(
    readonly settings: Settings,
    readonly supervisor: ProcessSupervisor,
  ) {
    this.up = new Promise((resolve) => (this.#isUp = resolve));
  }

  /** Serves only the API, so that the site is built before the admin. Throws UserFacingError. */
  async openApi(): Promise<void> {
    const { settings, supervisor } = this;
    await this.#checkPort();
    this.#api = await runStep("CMS database", (note) =>
      setUpAndServeApi(settings, supervisor, note),
    );
  }

  /** Keeps the CMS running; never settles. */
  keepRunning(): Promise<never> {
    return keepRunning(
      this.supervisor,
      () => this.#runOnce(),
      (when) => `The site keeps running; the CMS restarts ${when}.`,
    );
  }

  /** Returns true when the CMS was up; rejects if it could not be started. */
  async #runOnce(): Promise<boolean> {
    const { settings, supervisor } = this;
    if (!this.#api) await this.#checkPort();
    if (!this.#isPrepared) await this.#prepare();
    // Frees the port.
    await this.#api?.end();
    this.#api = undefined;
    // After a failed start the steps are checked again.
    this.#isPrepared = false;
    const program = await runStep("CMS start", () => startCms(settings, supervisor));
    this.#isPrepared = true;
    this.#isUp();
    const exit = new AbortController();
    void this.#endWhenItHangs(program, exit.signal);
    const { how } = await program.ended;
    exit.abort();
    if (!supervisor.isEnding) console.error(`\nThe CMS stopped unexpectedly (${how}).`);
    return true;
  }

  /** @throws UserFacingError if a step fails */
  async #prepare(): Promise<void> {
    const { settings, supervisor } = this;
    const isBackground = this.#api !== undefined;
    await runStep("CMS build", (note) => buildCms(settings, supervisor, note, isBackground));
    if (!isBackground) {
      await runStep("CMS database", (note) => setUpCms(settings, supervisor, note));
    }
  }

  #checkPort(): Promise<void> {
    const { host, cmsPort: port } = this.settings;
    return checkPort({ host, port, variable: "CMS_PORT" });
  }

  /** Ends a CMS that has not responded for CMS_HANG_SECONDS; with 0 it is not checked. */
  async #endWhenItHangs(program: Program, signal: AbortSignal): Promise<void> {
    const { apiHost, env } = this.settings;
    const limitMs = readEnvironment(env).cmsHangLimitMs;
    if (limitMs === 0) return;
    const everyMs = limitMs / MAX_MISSES;
    for (let missed = 0; missed < MAX_MISSES && !signal.aborted;) {
      const [isResponding] = await Promise.all([isApiResponding(apiHost, everyMs), sleep(everyMs)]);
      missed = isResponding ? 0 : missed + 1;
    }
    if (signal.aborted) return;
    console.error(`\nThe CMS has not responded for ${limitMs / 1000} s and is restarted.`);
    void program.end();
  }
}
