import { setTimeout as sleep } from "node:timers/promises";
import { isApiResponding } from "../site/api-probe";

/** Failed checks in a row that show that the CMS hangs; a slow CMS responds to one of them. */
const MAX_MISSES = 6;

type Watch = { apiHost: string; /** 0 disables the checks. */ limitMs: number; onHang: () => void };

/** Calls `onHang` and resolves when no check within `limitMs` got a response. `signal` stops it. */
export async function watchCms(watch: Watch, signal: AbortSignal): Promise<void> {
  const { apiHost, limitMs, onHang } = watch;
  if (limitMs === 0) return;
  const everyMs = limitMs / MAX_MISSES;
  for (let missed = 0; missed < MAX_MISSES && !signal.aborted;) {
    const [isResponding] = await Promise.all([isApiResponding(apiHost, everyMs), sleep(everyMs)]);
    missed = isResponding ? 0 : missed + 1;
  }
  if (!signal.aborted) onHang();
}
