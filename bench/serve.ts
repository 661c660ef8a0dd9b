import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { UserFacingError } from "../server/process/user-facing-error";
import { findCommand } from "../tools/machine";
import { startNginx } from "./nginx";
import type { Benchmark, Run } from "./run";
import { startSampleSite, startServer } from "./start-site";

const PAGE = "/about-us/";
const ROUNDS = 3;
const ENCODINGS = "gzip, deflate, br, zstd";
/** Headers that nginx does not send by default. */
const OWN_HEADERS = /^(cache-control|content-security-policy|vary|x-.*|referrer-.*|cross-.*)$/;

/** Requests per second of a page and a script: nginx and our server in turns, with one worker and two. */
export const benchServe: Benchmark = async ({ folder, seconds }, supervisor) => {
  const { address, dataDir } = await startSampleSite(folder, supervisor);
  const script = /\/app-[\w-]+\.js/.exec(await (await fetch(address + PAGE)).text())?.[0];
  if (!script) throw new UserFacingError(`${PAGE} has no script named app-….js.`);
  const headers = new Map<string, [string, string][]>();
  for (const path of [PAGE, script]) {
    const all = [...(await fetch(address + path)).headers];
    headers.set(
      path,
      all.filter(([name]) => OWN_HEADERS.test(name)),
    );
  }
  const root = realpathSync(join(dataDir, "releases/live"));
  const nginx = (workers: number) =>
    startNginx({ root, headers, workers, folder: join(folder, `nginx-${workers}`) }, supervisor);
  const own = { DATA_DIR: dataDir, SITE_WORKERS: "2" };
  const two = await startServer("server/start/site-main.ts", own, supervisor);
  const servers: [name: string, address: string][] = [
    ["nginx, 1 worker", await nginx(1)],
    ["nginx, 2 workers", await nginx(2)],
    ["site server, 1 worker", address],
    ["site server, 2 workers", two.address],
  ];
  const runs: Run[] = [];
  for (const path of [PAGE, script]) {
    const loads = servers.map((): Load[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, [, origin]] of servers.entries()) {
        loads[index]?.push(await measureLoad(origin + path, seconds));
      }
    }
    const medians = loads.map(median);
    const reference = Number(medians[0]?.perSecond);
    for (const [index, [server]] of servers.entries()) {
      const load = medians[index] as Load;
      runs.push({ path, server, ...load, "of nginx": load.perSecond / reference });
    }
  }
  return runs;
};

/** Times in milliseconds. */
type Load = { perSecond: number; p50: number; p99: number; errors: number };

const median = (loads: Load[]) =>
  loads.sort((a, b) => a.perSecond - b.perSecond)[(ROUNDS - 1) / 2] as Load;

/** Measures with wrk, because a load generator in Node would use the measured core. */
async function measureLoad(address: string, seconds: number): Promise<Load> {
  const program = findCommand("wrk");
  if (program === undefined) {
    throw new UserFacingError("This benchmark needs wrk. Install it with: apt-get install wrk");
  }
  const { stdout } = await promisify(execFile)(program, [
    ...["--threads", "1", "--connections", "32", "--duration", `${seconds}s`, "--latency"],
    ...["--header", `accept-encoding: ${ENCODINGS}`, address],
  ]);
  const numbers = (pattern: RegExp) => (pattern.exec(stdout) ?? []).slice(1).map(Number);
  const milliseconds = (share: number) => {
    const [, value, unit = ""] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN);
  };
  const [refused = 0] = numbers(/Non-2xx or 3xx responses: (\d+)/);
  if (refused > 0) {
    throw new UserFacingError(`${refused} responses of ${address} were errors; read its log.`);
  }
  const errors = numbers(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/).reduce(
    (sum, count) => sum + count,
    0,
  );
  const [perSecond = NaN] = numbers(/Requests\/sec:\s+([\d.]+)/);
  return { perSecond, p50: milliseconds(50), p99: milliseconds(99), errors };
}
