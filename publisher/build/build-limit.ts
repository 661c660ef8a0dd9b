import { setTimeout as sleep } from "node:timers/promises";

/** The time limit of a site's builds, which each exceeded one doubles for the next try. */
export class BuildLimit {
  /** `clockStart`: the time of builds counts once it resolves, because their calls wait for the API. */
  constructor(
    private limitMs: number,
    private readonly clockStart?: Promise<unknown>,
  ) {}

  /** Returns the result of `build`, or why it must be stopped, and then doubles the limit. */
  apply<Result>(build: Promise<Result>): Promise<Result | string> {
    const done = new AbortController();
    const overrun = this.#waitForOverrun(done.signal);
    // Aborted below.
    overrun.catch(() => undefined);
    return Promise.race([build, overrun]).finally(() => done.abort());
  }

  async #waitForOverrun(signal: AbortSignal): Promise<string> {
    await this.clockStart;
    const { limitMs } = this;
    await sleep(limitMs, undefined, { signal });
    this.limitMs = limitMs * 2;
    return `it took over ${formatMinutes(limitMs)} and was stopped, see BUILD_TIMEOUT_MS; the next try has ${formatMinutes(this.limitMs)}`;
  }
}

function formatMinutes(ms: number): string {
  const minutes = Number((ms / 60_000).toFixed(2));
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
