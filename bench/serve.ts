import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportRelease } from "../publisher/release/upkeep";
import { UserFacingError } from "../server/process/user-facing-error";
import type { Benchmark, Run } from "./run";
import { startSampleSite, startServer, waitForServer } from "./start-site";
import { findFreePort } from "../server/process/settings";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { isRoot } from "../tools/browser";

const NGINX = "/usr/sbin/nginx";
/** Debian's module that sends .br files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Only its owner reads the data folder; nginx started as root would read it as another user. */
const USER = isRoot() ? "user root;" : "";

/** Headers of our responses that nginx does not send by default. */
const OWN_HEADERS = /^(cache-control|content-security-policy|vary|x-.*|referrer-.*|cross-.*)$/;

type NginxOptions = {
  /** Our site server, and its measured paths. */
  address: string;
  paths: string[];
  root: string;
  workers: number;
  parent: string;
};

/** Starts nginx as an operator would set it up for files; returns its address. */
async function startNginx(options: NginxOptions, supervisor: ProcessSupervisor): Promise<string> {
  const { address: site, paths, root, workers } = options;
  const folder = join(options.parent, `nginx-${workers}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [file, log] = [join(folder, "nginx.conf"), join(folder, "error.log")];
  const port = await findFreePort();
  const locations = await Promise.all(paths.map((path) => describeLocation(site, path)));
  const values: Record<string, string> = {
    MODULE: BROTLI,
    WORKERS: String(workers),
    FOLDER: folder,
    PORT: String(port),
    ROOT: root,
    LOCATIONS: locations.join("\n"),
  };
  const template = readFileSync("bench/nginx.conf", "utf8");
  writeFileSync(file, USER + template.replace(/\b[A-Z]{4,}\b/g, (name) => values[name] ?? name));
  const child = spawn(NGINX, ["-c", file, "-e", log], { stdio: "inherit" });
  supervisor.add({ end: async () => void child.kill("SIGTERM") });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`nginx (log: ${log})`, address, 5000);
  return address;
}

async function describeLocation(address: string, path: string): Promise<string> {
  const { headers } = await fetch(address + path);
  const ownHeaders = [...headers].filter(([name]) => OWN_HEADERS.test(name));
  return `location = ${path} {
${ownHeaders.map(([name, value]) => `add_header ${name} "${value}";`).join("\n")}
try_files ${path.endsWith("/") ? "$uri/index.html" : "$uri"} =404;
}`;
}

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
