import { setTimeout as sleep } from "node:timers/promises";
import { UserFacingError } from "../server/process/user-facing-error";

/** Polls `isDone`. Throws UserFacingError after `limitMs`. */
export async function waitUntil(
  what: string,
  limitMs: number,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (const startMs = performance.now(); performance.now() - startMs < limitMs;) {
    if (await isDone()) return;
    await sleep(20);
  }
  throw new UserFacingError(`${what} did not happen within ${limitMs / 1000} s.`);
}

/** Waits for a server's first successful response. */
export function waitForServer(name: string, address: string, limitMs: number): Promise<void> {
  return waitUntil(`The start of ${name}`, limitMs, () =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
}
