import { setTimeout as sleep } from "node:timers/promises";
import { isApiResponding } from "../site/api-probe";

/** One that is only slow, or on a machine under load, answers one of so many checks. */
const MISSES = 6;

type Watch = { apiHost: string; /** 0 is for ever. */ limitMs: number; onHang: () => void };

/** Resolves when all checks within `limitMs` got no response or only errors; `signal` ends it. */
export async function watchCms(watch: Watch, signal: AbortSignal): Promise<void> {
  const { apiHost, limitMs, onHang } = watch;
  if (limitMs === 0) return;
  const everyMs = limitMs / MISSES;
  for (let missed = 0; missed < MISSES && !signal.aborted;) {
    const [answered] = await Promise.all([isApiResponding(apiHost, everyMs), sleep(everyMs)]);
    missed = answered ? 0 : missed + 1;
  }
  if (!signal.aborted) onHang();
}
