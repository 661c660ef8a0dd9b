import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { describeError } from "../../server/process/user-facing-error";
import {
  getLiveId,
  openRelease,
  type StoredRelease,
} from "../../src/shared/node/release/release-store";

const POLL_MS = 500;
const RETRY_MS = 10_000;

type Options = {
  releases: string;
  /** Returns the number of changed objects. */
  mirror: (live: StoredRelease) => Promise<number>;
  log: Logger;
  retryMs?: number;
};

/** Mirrors the live release at the start and after each switch, and retries failures (SCA-06). */
export function mirrorSwitches(options: Options): { end: () => Promise<void> } {
  const { releases, mirror, log, retryMs = RETRY_MS } = options;
  const ending = new AbortController();
  const waitFor = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  let mirroredId: string | undefined;
  const mirrorLive = async (): Promise<void> => {
    const live = openRelease(releases, getLiveId(releases) ?? "");
    if (!live || live.id === mirroredId) return;
    // Until it succeeds the bucket is between two releases.
    mirroredId = undefined;
    const objects = await mirror(live);
    mirroredId = live.id;
    log.info({ release: live.id, objects }, "the bucket of the static host is up to date");
  };
  const pollSwitches = async (): Promise<void> => {
    let lastProblem: string | undefined;
    while (!ending.signal.aborted) {
      const problem = await mirrorLive().then(() => undefined, describeError);
      // A lasting problem is logged once.
      if (problem && problem !== lastProblem) log.error(`The static host is behind. ${problem}`);
      lastProblem = problem;
      await waitFor(problem ? retryMs : POLL_MS);
    }
  };
  const running = pollSwitches();
  return {
    end: () => {
      ending.abort();
      return running;
    },
  };
}
