import { spawn } from "node:child_process";
import { createWriteStream, readFileSync, readdirSync } from "node:fs";

export type Measured = { seconds: number; peakMegabytes: number };

/**
 * Runs a command to its end and measures wall time and the peak memory of its process tree (sampled
 * five times a second). Output goes to `log`. Throws when it fails.
 */
export async function measure(
  command: string[],
  { cwd, env, log }: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Promise<Measured> {
  const [program = "", ...args] = command;
  const output = createWriteStream(log);
  const started = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const memory = watchMemory(child.pid);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const peakMegabytes = memory.end();
  output.end();
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    throw new Error(`${command.join(" ")} ended with ${code}; its output is in ${log}`);
  return { seconds, peakMegabytes };
}

/**
 * Samples the memory of a process and its descendants.
 * @returns a function that ends it and tells the peak in megabytes
 */
export function watchMemory(root: number | undefined): { end: () => number } {
  let peak = 0;
  const sampler = setInterval(() => {
    if (root) peak = Math.max(peak, treeMemory(root));
  }, 200);
  return {
    end: () => {
      clearInterval(sampler);
      return Math.round(peak / 1024);
    },
  };
}

/**
 * Memory of a process and its descendants in kB: what they share counts once (Linux's proportional
 * set size), or each copy of Node and each map of Gatsby's database would count for every process.
 */
function treeMemory(root: number): number {
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
  return sum;
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
