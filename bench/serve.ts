import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportRelease } from "../publisher/release/upkeep";
import { UserFacingError } from "../server/process/user-facing-error";
import { BROTLI, NGINX, startNginx } from "./nginx";
import type { Benchmark, Run } from "./run";
import { startSampleSite, startServer } from "./start-site";

const PAGE = "/about-us/";
const ROUNDS = 3;
const ENCODINGS = "gzip, deflate, br, zstd";
const REQUIRED_FILES = ["/usr/bin/wrk", NGINX, BROTLI];

/** Compares requests per second of nginx, bare Fastify and our server, in turns, with one worker and two. */
export const benchServe: Benchmark = async ({ folder, seconds }, supervisor) => {
  if (!REQUIRED_FILES.every((file) => existsSync(file))) {
    throw new UserFacingError(
      "nginx, its Brotli module or wrk is missing. Install them with: apt-get install nginx-light wrk libnginx-mod-http-brotli-static",
    );
  }
  const { address, dataDir } = await startSampleSite(folder, supervisor);
  const script = /\/app-[\w-]+\.js/.exec(await (await fetch(address + PAGE)).text())?.[0];
  if (!script) throw new UserFacingError(`${PAGE} has no script named app-….js.`);
  const root = join(folder, "exported");
  await exportRelease(join(dataDir, "releases"), "live", root);
  const nginx = { address, paths: [PAGE, script], root, parent: folder };
  const overrides = { DATA_DIR: dataDir, SITE_WORKERS: "2" };
  const twoWorkers = await startServer("server/start/site-main.ts", overrides, supervisor);
  const copied = {
    BARE_ORIGIN: address,
    BARE_PATHS: `${PAGE},${script}`,
    BARE_ENCODING: ENCODINGS,
  };
  const bare = await startServer("bench/bare-server.ts", { ...overrides, ...copied }, supervisor);
  const servers: [name: string, address: string][] = [
    ["nginx, 1 worker", await startNginx({ ...nginx, workers: 1 }, supervisor)],
    ["nginx, 2 workers", await startNginx({ ...nginx, workers: 2 }, supervisor)],
    ["bare Fastify", bare.address],
    ["site server, 1 worker", address],
    ["site server, 2 workers", twoWorkers.address],
  ];
  const runs: Run[] = [];
  for (const path of [PAGE, script]) {
    const targets = servers.map(([server, origin]) => {
      return { server, url: origin + path, loads: [] as Load[] };
    });
    for (let round = 0; round < ROUNDS; round++) {
      for (const { url, loads } of targets) loads.push(await measureLoad(url, seconds));
    }
    const rows = targets.map(({ server, loads }) => ({ path, server, ...findMedian(loads) }));
    const findRate = (name: string) => rows.find(({ server }) => server === name)?.perSecond ?? NaN;
    const [nginx, bare] = [findRate("nginx, 1 worker"), findRate("bare Fastify")];
    for (const row of rows) {
      runs.push({ ...row, "of nginx": row.perSecond / nginx, "of bare": row.perSecond / bare });
    }
  }
  return runs;
};

/** Times in milliseconds. */
type Load = { perSecond: number; p50: number; p99: number; errors: number; refused?: number };

const findMedian = (loads: Load[]) =>
  loads.sort((a, b) => a.perSecond - b.perSecond)[(ROUNDS - 1) / 2] as Load;

/** Measures with wrk, because a load generator in Node would use the measured core. */
async function measureLoad(address: string, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["--threads", "1", "--connections", "32", "--duration", `${seconds}s`],
    ...["--script", "bench/wrk-report.lua", "--header", `accept-encoding: ${ENCODINGS}`, address],
  ]);
  const { refused, ...load } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Load;
  if (refused === 0) return load;
  throw new UserFacingError(`${refused} responses of ${address} were errors; read its log.`);
}
