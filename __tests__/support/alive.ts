import { setTimeout as sleep } from "node:timers/promises";

/** True if a process with this ID exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until `condition` holds. @throws after `limitMs` */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs = 100_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`The condition stayed false for ${limitMs} ms.`);
    await sleep(25);
  }
}
