import { readEnvironment } from "../../src/shared/node/environment/environment";
import { lastLines } from "../process/log-tail";
import { checkPort } from "../process/ports";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Program } from "../process/program";
import type { ApiState } from "../process/program-messages";
import { buildCms, forgetSetUp, setUpCms, startCms } from "./cms";
import type { Settings } from "../process/settings";
import { keepRunning } from "./keep-program";
import { step } from "./step";
import { watchCms } from "./watch-cms";

/** The embedded CMS: built, set up and started, and again ever more seldom whenever that fails or it ends. */
export class CmsRunner {
  #state: ApiState = "starting";
  /** Settles when it has started for the first time. */
  readonly up: Promise<void>;
  #isUp: () => void = () => undefined;
  #isSetUp = false;
  #program: Program | undefined;

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

  /** @throws UserFacingError when a step fails */
  async open(): Promise<Program> {
    const { settings, supervisor } = this;
    const { host, cmsPort: port } = settings;
    this.#setState("starting");
    try {
      await checkPort({ host, port, variable: "CMS_PORT" });
      if (!this.#isSetUp) {
        await step("CMS build", (note) => buildCms(settings, supervisor, note));
        await step("CMS database", (note) => setUpCms(settings, supervisor, note));
        this.#isSetUp = true;
      }
      this.#program = await this.#start();
    } catch (error) {
      this.#setState("down");
      throw error;
    }
    this.#setState("up");
    this.#isUp();
    return this.#program;
  }

  async #start(): Promise<Program> {
    const { settings, supervisor } = this;
    try {
      return await step("CMS start", () => startCms(settings, supervisor));
    } catch (error) {
      // It may be for want of tables: the next try makes them.
      if (!supervisor.isEnding) forgetSetUp(settings);
      this.#isSetUp = false;
      throw error;
    }
  }

  /** Never settles; the site is served meanwhile. */
  keep(): Promise<never> {
    return keepRunning(
      this.supervisor,
      () => this.#runOnce(),
      (delayMs) => `The site goes on; the CMS is tried again in ${delayMs / 1000} s.`,
    );
  }

  async #runOnce(): Promise<void> {
    const program = this.#program ?? (await this.open());
    const over = new AbortController();
    void this.#endWhenItHangs(program, over.signal);
    const { how } = await program.ended;
    over.abort();
    this.#program = undefined;
    this.#setState("down");
    if (this.supervisor.isEnding) return;
    const last = lastLines(`${this.settings.dataDir}/logs/cms.log`, 5).join("\n    ");
    console.error(`\nThe CMS ended by itself (${how}).\n    ${last}`);
  }

  #endWhenItHangs(program: Program, signal: AbortSignal): Promise<void> {
    const { apiHost, env } = this.settings;
    const limitMs = readEnvironment(env).cmsHangLimit;
    const onHang = (): void => {
      this.#setState("down");
      console.error(`\nThe CMS has answered nothing for ${limitMs / 1000} s and is ended.`);
      void program.end();
    };
    return watchCms({ apiHost, limitMs, onHang }, signal);
  }
}
