import { readEnvironment } from "../../src/shared/node/environment/environment";
import { lastLines } from "../process/log-tail";
import { checkPort } from "../process/ports";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Program } from "../process/program";
import { describeError } from "../process/user-facing-error";
import type { ApiState } from "../site/health-routes";
import { buildCms, forgetSetUp, setUpCms, startCms } from "./cms";
import type { Settings } from "./settings";
import { step } from "./step";
import { watchCms } from "./watch-cms";

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A CMS that ran so long starts with the shortest delay again. */
const STEADY_MS = 60_000;

export function nextRestartDelay(delay: number, ranFor: number): number {
  return ranFor >= STEADY_MS ? FIRST_DELAY_MS : Math.min(delay * 2, MAX_DELAY_MS);
}

/** The embedded CMS: built, set up and started, and again ever more seldom whenever that fails or it ends. */
export class CmsRunner {
  state: ApiState = "starting";
  /** Settles when it has started for the first time. */
  readonly up: Promise<void>;
  #isUp: () => void = () => undefined;
  #isSetUp = false;
  #program: Program | undefined;

  constructor(
    readonly settings: Settings,
    readonly supervisor: ProcessSupervisor,
  ) {
    this.up = new Promise((resolve) => (this.#isUp = resolve));
  }

  /** @throws UserFacingError when a step fails */
  async open(): Promise<Program> {
    const { settings, supervisor } = this;
    const { host, cmsPort: port } = settings;
    this.state = "starting";
    try {
      await checkPort({ host, port, variable: "CMS_PORT" });
      if (!this.#isSetUp) {
        await step("CMS build", (note) => buildCms(settings, supervisor, note));
        await step("CMS database", (note) => setUpCms(settings, supervisor, note));
        this.#isSetUp = true;
      }
      this.#program = await this.#start();
    } catch (error) {
      this.state = "down";
      throw error;
    }
    this.state = "up";
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

  /** Settles never; the site is served meanwhile. */
  async keep(): Promise<never> {
    for (let delay = FIRST_DELAY_MS; !this.supervisor.isEnding;) {
      const started = performance.now();
      await this.#runOnce();
      if (this.supervisor.isEnding) break;
      delay = nextRestartDelay(delay, performance.now() - started);
      console.error(`The site goes on; the CMS is tried again in ${delay / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return new Promise<never>(() => undefined);
  }

  async #runOnce(): Promise<void> {
    try {
      const program = this.#program ?? (await this.open());
      const over = new AbortController();
      void this.#endWhenItHangs(program, over.signal);
      const { how } = await program.ended;
      over.abort();
      this.#program = undefined;
      this.state = "down";
      if (this.supervisor.isEnding) return;
      const last = lastLines(`${this.settings.dataDir}/logs/cms.log`, 5).join("\n    ");
      console.error(`\nThe CMS ended by itself (${how}).\n    ${last}`);
    } catch (error) {
      if (!this.supervisor.isEnding) console.error(describeError(error));
    }
  }

  #endWhenItHangs(program: Program, signal: AbortSignal): Promise<void> {
    const { apiHost, env } = this.settings;
    const limitMs = readEnvironment(env).cmsHangLimit;
    const onHang = (): void => {
      this.state = "down";
      console.error(`\nThe CMS has answered nothing for ${limitMs / 1000} s and is ended.`);
      void program.end();
    };
    return watchCms({ apiHost, limitMs, onHang }, signal);
  }
}
