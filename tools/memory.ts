import { readdirSync, readFileSync } from "node:fs";
import { attempt } from "../src/shared/domain/read-field";

const INTERVAL_MS = 200;

/** Watches the memory of a process and its descendants; `end` returns the peak in MB. */
export function watchMemory(root: number): { end: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, measureMemory(root));
  }, INTERVAL_MS);
  return {
    end: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Returns memory of a process and its descendants in MB. Shared pages count once (Linux's PSS). */
export function measureMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = readIfPresent(`/proc/${name}/status`);
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!isDescendant(pid, root, parents)) continue;
    const rollup = readIfPresent(`/proc/${pid}/smaps_rollup`);
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return Math.round(kilobytes / 1024);
}

function isDescendant(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let current = pid; current > 1; current = parents.get(current) ?? 0) {
    if (current === root) return true;
  }
  return false;
}

const readIfPresent = (file: string): string => attempt(() => readFileSync(file, "utf8"), "");
