import { readFileSync, readdirSync } from "node:fs";

/** The most that a process and all it started had meanwhile. */
export function watchMemory(root: number): { end: () => number } {
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, memoryOf(root));
  }, 200);
  return {
    end: () => {
      clearInterval(sampler);
      return peak;
    },
  };
}

/** In MB; what processes share (Node, Gatsby's database) counts once: Linux's proportional size. */
export function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = read(`/proc/${name}/status`);
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  let sum = 0;
  for (const pid of parents.keys()) {
    if (!descends(pid, root, parents)) continue;
    sum += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return Math.round(sum / 1024);
}

function descends(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let current = pid; current > 1; current = parents.get(current) ?? 0) {
    if (current === root) return true;
  }
  return false;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
