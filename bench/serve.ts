import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { publish } from "../publisher/release/publish";
import { linkedId, readRelease, releasePaths } from "../src/shared/node/release/release-store";
import { isHashedAsset, RELEASE_FILE, type Release } from "../src/shared/node/release/release";
import { findFreePort } from "../server/process/ports";
import { startNginx } from "./nginx";
import { startSite } from "./site";
import { requestsOverSwitches } from "./switches";
import { BROWSER_ENCODINGS, load, type Load } from "./wrk";

type ServeRun = Load & {
  what: string;
  server: string;
  encoding: string;
  bytes: number;
  /** Requests per second as a share of nginx's with one worker. */
  ratio: number;
};

type ServeOptions = {
  folder: string;
  /** Of each of the rounds. */
  seconds: number;
  requests: number;
  switches: number;
};

const PAGE = "/about-us/";
const ROUNDS = 3;

export async function benchServe(options: ServeOptions, supervisor: ProcessSupervisor) {
  const folder = resolve(options.folder, "serve");
  const releases = join(folder, "releases");
  await publishBuilt(folder, releases);
  const { site } = await startSite({ data: folder, log: join(folder, "site.log"), supervisor });
  const serve = await compare(site, folder, releases, options.seconds, supervisor);
  return [serve, [await requestsOverSwitches({ ...options, folder, site, supervisor })]];
}

/** A copy, so that the benchmark changes nothing of the site. */
async function publishBuilt(folder: string, releases: string): Promise<void> {
  const built = resolve("public");
  if (!existsSync(join(built, RELEASE_FILE))) {
    throw new UserFacingError(
      `There is no built site in ${built}; run "npm start" or "npm run build".`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, join(folder, "public"), { recursive: true });
  await publish(join(folder, "public"), releases);
}

async function compare(
  site: string,
  folder: string,
  releases: string,
  seconds: number,
  supervisor: ProcessSupervisor,
): Promise<ServeRun[]> {
  const root = releasePaths(releases).release(linkedId(releases) ?? "");
  const release = readRelease(root);
  const paths = { page: PAGE, "hashed asset": mainScript(release) };
  const headers: Record<string, Record<string, string>> = {};
  for (const path of Object.values(paths)) headers[path] = await headersOf(site + path);
  const servers = [{ name: "ours", address: site }];
  for (const workers of [1, "auto"] as const) {
    const port = await findFreePort();
    const own = join(folder, `nginx-${workers}`);
    const nginx = await startNginx({ root, release, headers, port, workers, folder: own });
    supervisor.add(nginx);
    servers.push({ name: `nginx, ${workers} worker(s)`, address: nginx.address });
  }
  const runs: ServeRun[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, address } of servers) {
        loads.get(name)?.push(await load(address + path, seconds));
      }
    }
    const middle = new Map([...loads].map(([name, each]) => [name, median(each)]));
    const nginx = middle.get("nginx, 1 worker(s)")?.perSecond ?? NaN;
    for (const { name: server, address } of servers) {
      const found = middle.get(server);
      if (!found) continue;
      const ratio = found.perSecond / nginx;
      runs.push({ what, server, ...(await bodyOf(address + path)), ...found, ratio });
    }
  }
  return runs;
}

function mainScript({ files }: Release): string {
  const path = Object.keys(files).find(
    (each) => isHashedAsset(each) && /^\/app-[^/]+\.js$/.test(each),
  );
  if (path === undefined) throw new UserFacingError("The built site has no script named app-….js.");
  return path;
}

/** What nginx would not send by itself. */
async function headersOf(address: string): Promise<Record<string, string>> {
  const { headers } = await fetch(address, { headers: { "accept-encoding": "br" } });
  const wanted =
    /^(?:cache-control|content-security-policy|vary|x-.*|referrer-.*|cross-.*|permi.*)$/;
  return Object.fromEntries([...headers].filter(([name]) => wanted.test(name)));
}

async function bodyOf(address: string): Promise<Pick<ServeRun, "encoding" | "bytes">> {
  const answer = await fetch(address, {
    method: "HEAD",
    headers: { "accept-encoding": BROWSER_ENCODINGS },
  });
  const { headers } = answer;
  return {
    encoding: headers.get("content-encoding") ?? "none",
    bytes: Number(headers.get("content-length")),
  };
}

function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("Nothing was measured.");
  return { ...middle, errors: loads.reduce((sum, { errors }) => sum + errors, 0) };
}
