import { setTimeout as sleep } from "node:timers/promises";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { withTimeLimit } from "../../src/shared/domain/time-limit";

/** One that is only slow, or on a machine under load, answers one of so many checks. */
const MISSES = 6;

type Watch = { apiHost: string; /** 0 is for ever. */ limitMs: number; onHang: () => void };

/** Tells once when all checks within `limitMs` went without any answer, an error included; ends by `signal`. */
export async function watchCms(watch: Watch, signal: AbortSignal): Promise<void> {
  const { apiHost, limitMs, onHang } = watch;
  if (limitMs === 0) return;
  const everyMs = limitMs / MISSES;
  for (let missed = 0; missed < MISSES && !signal.aborted;) {
    const [answered] = await Promise.all([answers(apiHost, everyMs), sleep(everyMs)]);
    missed = answered ? 0 : missed + 1;
  }
  if (!signal.aborted) onHang();
}

async function answers(apiHost: string, limitMs: number): Promise<boolean> {
  try {
    return await withTimeLimit(limitMs, "too late", undefined, async (signal) => {
      const answer = await fetch(apiHost + contentVersionEndpoint.path, { signal });
      await answer.body?.cancel();
      return true;
    });
  } catch {
    return false;
  }
}
