import { hasMissingResponses } from "../../src/shared/contract/content-version";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { isBuilt } from "./is-built";

/** Polls until a build is requested again if the newest release lacks a call's response. */
const REPEAT_AFTER_POLLS = 10;

type PollOptions = {
  apiHost: string;
  /** 0 never polls. */
  everyMs: number;
  /** Content version of the newest release, not the live one, or the poll undoes a rollback. */
  getNewest: () => string | null;
  isRolledBack?: () => boolean;
  /** True while a build is due or running, which may contain the change. */
  isBusy: () => boolean;
  onBehind: () => void;
};

/** Requests a build after a lost webhook (BLD-05). Failed builds have their own back-off. */
export function pollContentVersion(options: PollOptions): () => void {
  const { apiHost, everyMs, getNewest, isRolledBack = () => false, isBusy, onBehind } = options;
  if (everyMs === 0) return () => undefined;
  let lastRequested: string | undefined;
  let polls = 0;
  const pollVersion = async (): Promise<void> => {
    const version = (await fetchContentVersion(apiHost))?.version;
    const newest = getNewest();
    polls += 1;
    if (version === undefined || isBuilt(version, newest, isRolledBack)) return;
    // The version does not show that a failed call works again.
    const isRepeat = newest !== null && hasMissingResponses(newest) && polls >= REPEAT_AFTER_POLLS;
    if ((version === lastRequested && !isRepeat) || isBusy()) return;
    lastRequested = version;
    polls = 0;
    onBehind();
  };
  const timer = setInterval(() => void pollVersion(), everyMs);
  timer.unref();
  void pollVersion();
  return () => clearInterval(timer);
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Three in the morning in India, which has no daylight saving time. */
const NIGHT_MS = (3 - 5.5) * HOUR_MS;

export function computeMsUntilNight(now: number): number {
  return DAY_MS - ((((now - NIGHT_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Calls `runWork` once each night. Returns a function that stops it. */
export function runEveryNight(runWork: () => void): () => void {
  let timer: NodeJS.Timeout;
  const scheduleNext = (from: number) => {
    const dueMs = from + computeMsUntilNight(from);
    timer = setTimeout(() => {
      runWork();
      // A timer may fire slightly early.
      scheduleNext(Math.max(dueMs, Date.now()));
    }, dueMs - Date.now());
    timer.unref();
  };
  scheduleNext(Date.now());
  return () => clearTimeout(timer);
}
