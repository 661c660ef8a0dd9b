import { setTimeout as sleep } from "node:timers/promises";
import { isApiResponding } from "../site/api-probe";

/** A CMS that is only slow, or on a busy machine, answers one of this many checks. */
const MISSES = 6;

type Watch = { apiHost: string; /** 0 never ends it. */ limitMs: number; onHang: () => void };

/** Calls `onHang` and resolves when no check within `limitMs` got a response. `signal` ends it. */
export async function watchCms(watch: Watch, signal: AbortSignal): Promise<void> {
  const { apiHost, limitMs, onHang } = watch;
  if (limitMs === 0) return;
  const everyMs = limitMs / MISSES;
  for (let missed = 0; missed < MISSES && !signal.aborted;) {
    const [isResponding] = await Promise.all([isApiResponding(apiHost, everyMs), sleep(everyMs)]);
    missed = isResponding ? 0 : missed + 1;
  }
  if (!signal.aborted) onHang();
}
