import { Failure, systemProblem } from "../process/failure";
import type { Published } from "../releases/publish";
import { StateFile, readState, type RebuildState } from "./state";

/** How long changes are gathered: until it was quiet for a while, but not for ever. */
export type Patience = {
  quietMs: number;
  longestMs: number;
  /** After a failed build; doubled each time up to the longest. */
  retryMs: number;
  longestRetryMs: number;
};

export const PATIENCE: Patience = {
  quietMs: 5_000,
  longestMs: 60_000,
  retryMs: 30_000,
  longestRetryMs: 15 * 60_000,
};

export type BuildResult = {
  release: string;
  seconds: number;
  contentVersion: string | null;
  /** Milliseconds of the build and of each phase of publishing it. */
  phases?: Published["phases"] & { build: number };
};

export type QueueOptions = {
  /** Where the state is kept. */
  file: string;
  /** Builds and publishes; throws when there is no new release. */
  build: () => Promise<BuildResult>;
  /** Told of what an operator may want to read; never anything personal. */
  log: (entry: QueueEvent) => void;
  patience?: Patience;
  now?: () => number;
};

export type QueueEvent =
  | { event: "built"; result: BuildResult }
  | { event: "failed"; failures: number; error: unknown }
  /** What is waiting is known in memory only. */
  | { event: "unsaved"; error: unknown };

/** Ids of webhooks are remembered longer than a signature is valid, whoever's clock is off. */
const REMEMBERED_MS = 24 * 60 * 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * Turns changes into builds (BLD-05): bursts become one build, one build runs at a time, whatever
 * arrives meanwhile starts exactly one more. All it knows is on disk before a change is accepted.
 */
export class RebuildQueue {
  readonly #options: QueueOptions & { patience: Patience; now: () => number };
  readonly #state: RebuildState;
  readonly #file: StateFile;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = { patience: PATIENCE, now: Date.now, ...options };
    this.#state = readState(options.file, this.#options.now());
    this.#file = new StateFile(options.file, () => this.#state);
    if (this.#state.buildingSince !== null) {
      // The process ended in the middle of a build: what it was to bring is still to come.
      this.#state.pending ??= { first: this.#options.now(), latest: this.#options.now() };
      this.#state.buildingSince = null;
    }
    this.#plan();
  }

  /** What is known, for the status page. */
  get state(): Readonly<RebuildState> {
    return this.#state;
  }

  /**
   * Takes a webhook; settles once it is on disk.
   * @returns false when one with this id was taken before
   */
  async take(id: string): Promise<boolean> {
    const known = Object.hasOwn(this.#state.taken, id);
    if (!known) {
      this.#state.taken[id] = this.#options.now();
      this.#forgetOld();
      this.#note();
    }
    await this.#file.save();
    return !known;
  }

  /** Something changed, or somebody wants a build; settles once that is on disk. */
  async request(): Promise<void> {
    this.#note();
    await this.#file.save();
  }

  /** Starts nothing new; settles when the build under way is over. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #note(): void {
    const now = this.#options.now();
    // A change may be what mends a failing build: it is not kept waiting for the next try.
    const waits = this.#state.nextTry !== null;
    const first = waits ? now : (this.#state.pending?.first ?? now);
    this.#state.pending = { first, latest: now };
    this.#state.nextTry = null;
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#running || this.#state.pending === null) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#run().finally(() => {
        this.#running = undefined;
        this.#plan();
      });
    }, this.#delay());
  }

  /** Milliseconds until the next build; a clock that was set back never makes it longer. */
  #delay(): number {
    const { pending, nextTry } = this.#state;
    const { quietMs, longestMs, longestRetryMs } = this.#options.patience;
    const now = this.#options.now();
    if (nextTry !== null) return clamp(nextTry - now, longestRetryMs);
    if (pending === null) return 0;
    const due = Math.min(pending.latest + quietMs, pending.first + longestMs);
    return clamp(due - now, quietMs);
  }

  async #run(): Promise<void> {
    const { build, log, now, patience } = this.#options;
    const state = this.#state;
    const built = state.pending;
    state.pending = null;
    state.buildingSince = now();
    try {
      await this.#file.save();
      const result = await build();
      const { release, seconds, contentVersion } = result;
      state.lastBuild = { at: now(), release, seconds, contentVersion };
      state.failures = 0;
      state.nextTry = null;
      state.lastError = null;
      log({ event: "built", result });
    } catch (error) {
      // Ended with its build: the next process finds that one was under way, and begins anew.
      if (this.#closed) return;
      state.failures += 1;
      const wait = Math.min(patience.retryMs * 2 ** (state.failures - 1), patience.longestRetryMs);
      // What arrived meanwhile may be the mending, so then the next build is not put off.
      state.nextTry = state.pending === null ? now() + wait : null;
      state.pending ??= built ?? { first: now(), latest: now() };
      state.lastError = { at: now(), message: messageOf(error) };
      log({ event: "failed", failures: state.failures, error });
    }
    state.buildingSince = null;
    await this.#file.save().catch((error: unknown) => {
      log({ event: "unsaved", error });
    });
  }

  #forgetOld(): void {
    const { taken } = this.#state;
    const ids = Object.keys(taken);
    const oldest = this.#options.now() - REMEMBERED_MS;
    const surplus = ids.slice(0, Math.max(0, ids.length - MOST_REMEMBERED));
    for (const id of new Set([...surplus, ...ids.filter((id) => (taken[id] ?? 0) < oldest)])) {
      Reflect.deleteProperty(taken, id);
    }
  }
}

function clamp(delay: number, longest: number): number {
  return Math.max(0, Math.min(delay, longest));
}

/** What went wrong, short enough for a badge; the log has it whole. */
function messageOf(error: unknown): string {
  const text = systemProblem(error) ?? (error instanceof Error ? error.message : String(error));
  const lines = error instanceof Failure ? causeIn(error.lines) : [];
  return [text, ...lines].join("\n").split("\n").slice(0, 8).join("\n").slice(0, 800);
}

/** Where a program names its errors, from the first one on. */
function causeIn(lines: string[]): string[] {
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  return lines.slice(first === -1 ? -3 : first);
}
