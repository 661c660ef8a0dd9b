import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { readLastLines } from "../process/log-tail";
import { checkPort } from "../process/ports";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Program } from "../process/program";
import type { ApiState } from "../process/program-messages";
import { buildCms, removeSetUpHash, setUpAndServeApi, setUpCms, startCms } from "./cms";
import type { Settings } from "../process/settings";
import { UserFacingError } from "../process/user-facing-error";
import { isApiResponding } from "../site/api-probe";
import { keepRunning } from "./supervise-program";
import { runStep, type AddNote } from "./step";

/** Failed checks in a row that show that the CMS hangs; a slow CMS responds to one of them. */
const MAX_MISSES = 6;
/** Printed by a CMS whose database is empty or lacks migrations (cms/src/setup/open-cms.ts). */
const NEEDS_SETUP = "npm run setup -w cms";

/** Builds, sets up and starts the embedded CMS, and restarts it when it stops. */
export class CmsRunner {
  #state: ApiState = "starting";
  /** Resolves when the CMS has started for the first time. */
  readonly up: Promise<void>;
  #isUp: () => void = () => undefined;
  #isSetUp = false;
  /** Serves the public API until the admin is built. */
  #api: Program | undefined;

  constructor(
    readonly settings: Settings,
    readonly supervisor: ProcessSupervisor,
    readonly onState: (state: ApiState) => void,
  ) {
    this.up = new Promise((resolve) => (this.#isUp = resolve));
  }

  get state(): ApiState {
    return this.#state;
  }

  #setState(state: ApiState): void {
    this.#state = state;
    this.onState(state);
  }

  /** Serves only the API, so that the site is built before the admin. Throws UserFacingError. */
  async openApi(): Promise<void> {
    const { settings, supervisor } = this;
    await this.#checkPort();
    const setUp = (note: AddNote) => setUpAndServeApi(settings, supervisor, note);
    this.#api = await runStep("CMS database", setUp, join(settings.dataDir, "logs/cms-setup.log"));
    this.#setState("up");
  }

  /** @throws UserFacingError if a step fails */
  async #open(): Promise<Program> {
    const { settings, supervisor } = this;
    try {
      if (!this.#api) {
        this.#setState("starting");
        await this.#checkPort();
      }
      if (!this.#isSetUp) {
        const isBackground = this.#api !== undefined;
        const runBuild = (note: AddNote) => buildCms(settings, supervisor, note, isBackground);
        await runStep("CMS build", runBuild, join(settings.dataDir, "logs/cms-build.log"));
        if (!this.#api) {
          await runStep("CMS database", (note) => setUpCms(settings, supervisor, note));
        }
        this.#isSetUp = true;
      }
      await this.#endApi();
      const program = await this.#start();
      this.#setState("up");
      this.#isUp();
      return program;
    } catch (error) {
      if (!this.#api) this.#setState("down");
      throw error;
    }
  }

  /** Frees the port for the complete CMS. */
  async #endApi(): Promise<void> {
    if (!this.#api) return;
    await this.#api.end();
    this.#api = undefined;
    this.#setState("starting");
  }

  #checkPort(): Promise<void> {
    const { host, cmsPort: port } = this.settings;
    return checkPort({ host, port, variable: "CMS_PORT" });
  }

  async #start(): Promise<Program> {
    const { settings, supervisor } = this;
    try {
      return await runStep("CMS start", () => startCms(settings, supervisor));
    } catch (error) {
      // Another database may have replaced the one that was set up.
      if (error instanceof UserFacingError && error.lines.at(-1)?.includes(NEEDS_SETUP)) {
        removeSetUpHash(settings);
        this.#isSetUp = false;
      }
      throw error;
    }
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
    const program = await this.#open();
    const exit = new AbortController();
    void this.#endWhenItHangs(program, exit.signal);
    const { how } = await program.ended;
    exit.abort();
    this.#setState("down");
    if (!this.supervisor.isEnding) {
      const lines = readLastLines(`${this.settings.dataDir}/logs/cms.log`, 5).join("\n    ");
      console.error(`\nThe CMS stopped unexpectedly (${how}).\n    ${lines}`);
    }
    return true;
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
    this.#setState("down");
    console.error(`\nThe CMS has not responded for ${limitMs / 1000} s and is restarted.`);
    void program.end();
  }
}
