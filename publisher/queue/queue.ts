import type {
  Change,
  ContentStatus,
  FailedCheck,
  RebuildStatus,
} from "../../src/shared/contract/rebuild";
import { UserFacingError, describeSystemProblem } from "../../server/process/user-facing-error";
import { PendingApprovalError, type PendingApproval } from "../release/pending-approval";
import type { BuildResult } from "../build/build-and-publish";
import { StateFile, readState, type RebuildState } from "./state";
import { readErrorMessage } from "../../src/shared/domain/read-field";

export type BuildTiming = {
  debounceMs: number;
  maxWaitMs: number;
  retryMs: number;
  maxRetryMs: number;
};

export const DEFAULT_TIMING: BuildTiming = {
  debounceMs: 5_000,
  maxWaitMs: 60_000,
  retryMs: 30_000,
  maxRetryMs: 15 * 60_000,
};

export type BuildRequest = { fromScratch: boolean };

type QueueOptions = {
  file: string;
  build: (options: BuildRequest & { changes: Change[] }) => Promise<BuildResult>;
  log: (entry: QueueEvent) => void;
  timing?: BuildTiming;
  /** Builds wait until it settles. */
  waitFor?: Promise<unknown>;
};

export type QueueEvent =
  | { event: "built"; result: BuildResult }
  /** A build from scratch, which is live now, differed from increments of the same content. */
  | { event: "differs"; differences: string[] }
  | { event: "failed"; failures: number; error: unknown }
  | { event: "pending-approval"; pending: PendingApproval }
  | { event: "failed-check"; check: FailedCheck }
  /** The queue's latest state is only in memory. */
  | { event: "unsaved"; error: unknown };

type Pending = NonNullable<RebuildState["pending"]>;

/** Longer than a signature is valid, even if clocks differ. */
const MAX_ID_AGE_MS = 24 * 60 * 60_000;
const MAX_IDS = 10_000;
const MAX_DIFFERENCES = 20;

/** Stored queue (BLD-05): merges a burst of changes, or changes during a build, into one build. */
export class RebuildQueue {
  /** Results of builds, and failed checks, since the start; `differing` is a part of `built`. */
  readonly counts: RebuildStatus["counts"] = {
    built: 0,
    pendingApproval: 0,
    failed: 0,
    differing: 0,
    failedChecks: 0,
  };
  readonly #options: QueueOptions;
  readonly #timing: BuildTiming;
  readonly #state: RebuildState;
  readonly #file: StateFile;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWaiting: boolean;
  #isClosed = false;

  constructor(options: QueueOptions) {
    const { file, timing = DEFAULT_TIMING, waitFor } = options;
    this.#options = options;
    this.#timing = timing;
    this.#state = readState(file, Date.now());
    this.#file = new StateFile(file, () => this.#state);
    if (this.#state.buildingSince !== null) {
      // The process stopped during a build, so its change is still pending.
      this.#state.pending ??= { first: Date.now(), latest: Date.now() };
      this.#state.buildingSince = null;
    }
    this.#isWaiting = waitFor !== undefined;
    void waitFor?.then(() => {
      this.#isWaiting = false;
      this.#schedule();
    });
    this.#schedule();
  }

  get state(): Readonly<RebuildState> {
    return this.#state;
  }

  /** True if a message with this id was accepted before. */
  hasAccepted(id: string): boolean {
    return Object.hasOwn(this.#state.taken, id);
  }

  /** Resolves once message and build are on disk: false if the id was accepted before. */
  async accept(
    id: string,
    build: BuildRequest | null = { fromScratch: false },
    change?: Change,
  ): Promise<boolean> {
    const isRepeated = this.hasAccepted(id);
    if (!isRepeated) {
      this.#state.taken[id] = Date.now();
      this.#removeOldIds();
      if (change) this.#state.changes[`${change.collection} ${change.id}`] = change;
      if (build) this.#addRequest(build.fromScratch);
    }
    await this.#file.save();
    return !isRepeated;
  }

  /** Resolves once the request is on disk; rejects if it cannot be written. */
  async requestBuild({ fromScratch = false } = {}): Promise<void> {
    this.#addRequest(fromScratch);
    await this.#file.save();
  }

  /** Records how the check of the live release ended (OPS-03); null: it passed. */
  async recordCheck(check: FailedCheck | null): Promise<void> {
    const { log } = this.#options;
    if (check !== null) {
      this.counts.failedChecks += 1;
      log({ event: "failed-check", check });
    } else if (this.#state.failedCheck === null) return;
    this.#state.failedCheck = check;
    await this.#file.save().catch((error: unknown) => log({ event: "unsaved", error }));
  }

  /** Stores commits of content/ that are not live. */
  async recordContent(content: ContentStatus): Promise<void> {
    this.#state.content = content;
    await this.#file.save();
  }

  get isHeld(): boolean {
    return (this.#state.heldUntil ?? 0) > Date.now();
  }

  async recordHold(heldUntil: number | null): Promise<void> {
    this.#state.heldUntil = heldUntil;
    await this.#file.save();
  }

  /** Starts no more builds. Resolves when the running one has finished. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #addRequest(fromScratch: boolean): void {
    const now = Date.now();
    // A change may fix a failing build, so it need not wait for the next retry.
    const isRetry = this.#state.nextTry !== null;
    const first = isRetry ? now : (this.#state.pending?.first ?? now);
    const isFromScratch = fromScratch || this.#state.pending?.fromScratch;
    this.#state.pending = { first, latest: now, ...(isFromScratch ? { fromScratch: true } : {}) };
    this.#state.nextTry = null;
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { pending } = this.#state;
    if (this.#isWaiting || this.#isClosed || this.#running || pending === null) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#runBuild(pending).finally(() => {
        this.#running = undefined;
        this.#schedule();
      });
    }, this.#computeDelay(pending));
  }

  /** Returns milliseconds until the next build. A clock that was set back does not extend them. */
  #computeDelay(pending: Pending): number {
    const { nextTry } = this.#state;
    const { debounceMs, maxWaitMs, maxRetryMs } = this.#timing;
    const now = Date.now();
    if (nextTry !== null) return clampDelay(nextTry - now, maxRetryMs);
    const due = Math.min(pending.latest + debounceMs, pending.first + maxWaitMs);
    return clampDelay(due - now, debounceMs);
  }

  async #runBuild(pending: Pending): Promise<void> {
    const { build, log } = this.#options;
    const state = this.#state;
    const startedAt = Date.now();
    const changes = Object.values(state.changes);
    const forgetChanges = () => {
      const later = Object.entries(state.changes).filter(([, change]) => !changes.includes(change));
      state.changes = Object.fromEntries(later);
    };
    state.pending = null;
    state.buildingSince = startedAt;
    try {
      await this.#file.save();
      const result = await build({ fromScratch: pending.fromScratch === true, changes });
      const { release, seconds, contentVersion, kind } = result;
      const reason = result.kind === "full" ? result.reason : undefined;
      const facts = { release, seconds, contentVersion, kind, reason };
      state.lastBuild = { at: Date.now(), startedAt, ...facts };
      if (kind === "full") state.fullSeconds = seconds;
      state.failures = 0;
      state.nextTry = null;
      state.lastError = null;
      forgetChanges();
      this.counts.built += 1;
      log({ event: "built", result });
      if (result.differences) this.#recordDifferences(result.differences);
    } catch (error) {
      // The next process finds that a build was running and starts again.
      if (this.#isClosed) return;
      if (error instanceof PendingApprovalError) {
        forgetChanges();
        this.#recordPending(error.pending);
      } else this.#recordFailure(error, pending);
    }
    state.buildingSince = null;
    await this.#file.save().catch((error: unknown) => log({ event: "unsaved", error }));
  }

  /** The build succeeded; another try would also need approval. */
  #recordPending(pending: PendingApproval): void {
    this.counts.pendingApproval += 1;
    this.#state.failures = 0;
    this.#state.nextTry = null;
    this.#state.lastError = null;
    this.#options.log({ event: "pending-approval", pending });
  }

  #recordFailure(error: unknown, pending: Pending): void {
    const { retryMs, maxRetryMs } = this.#timing;
    const state = this.#state;
    state.failures += 1;
    this.counts.failed += 1;
    const wait = Math.min(retryMs * 2 ** (state.failures - 1), maxRetryMs);
    // A pending change may fix it, so its build is not delayed.
    state.nextTry = state.pending === null ? Date.now() + wait : null;
    state.pending = { ...pending, ...state.pending };
    state.lastError = { at: Date.now(), message: summarizeError(error) };
    this.#options.log({ event: "failed", failures: state.failures, error });
  }

  #recordDifferences(differences: string[]): void {
    const files = differences.slice(0, MAX_DIFFERENCES);
    this.#state.differences = files.length > 0 ? { at: Date.now(), files } : null;
    if (files.length === 0) return;
    this.counts.differing += 1;
    this.#options.log({ event: "differs", differences });
  }

  #removeOldIds(): void {
    const oldest = Date.now() - MAX_ID_AGE_MS;
    const recent = Object.entries(this.#state.taken).filter(([, at]) => at >= oldest);
    this.#state.taken = Object.fromEntries(recent.slice(-MAX_IDS));
  }
}

function clampDelay(delay: number, maxMs: number): number {
  return Math.max(0, Math.min(delay, maxMs));
}

function summarizeError(error: unknown): string {
  const text = describeSystemProblem(error) ?? readErrorMessage(error);
  const lines = error instanceof UserFacingError ? findCause(error.lines) : [];
  return [text, ...lines].join("\n").split("\n").slice(0, 8).join("\n").slice(0, 800);
}

function findCause(lines: string[]): string[] {
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  return lines.slice(first === -1 ? -3 : first);
}
