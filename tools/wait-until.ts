import { setTimeout as sleep } from "node:timers/promises";
import { UserFacingError } from "../server/process/user-facing-error";

/** Polls until `isDone` returns true. Throws a UserFacingError that names `what` after `limitMs`. */
export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  limitMs = 100_000,
  what = "The awaited condition",
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isDone())) {
    if (performance.now() > deadline)
      throw new UserFacingError(`${what} did not happen within ${limitMs / 1000} s.`);
    await sleep(20);
  }
}
