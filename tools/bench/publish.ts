import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Failure } from "../../server/process/failure";
import { Running } from "../../server/process/running";
import type { BuildResult } from "../../server/rebuild/queue";
import { readRelease, releaseIds, releasePaths } from "../../server/releases/store";
import { findFreePorts } from "../steps/ports";
import { sendWebhook } from "../send-webhook";
import { copySite } from "../site-copy";
import { editOne, renderedPages } from "./build";
import { startContractServer, type ContractServer } from "./contract-server";
import { gatsbyPhases } from "./gatsby-log";
import { watchMemory } from "./measure";
import { samplePosts } from "./sample-content";
import { listening } from "./site";

export type PublishRun = {
  posts: number;
  run: "first edit" | "edit";
  /** From the webhook to the new page, the debounce taken off. */
  seconds: number;
  /** Seconds by phase, in their order. */
  phases: Record<string, number>;
  /** Seconds that are not Gatsby's: waiting, compressing, publishing, switching. */
  ours: number;
  peakMegabytes: number;
  rendered: number;
  /** Posts whose page differs from the release before. */
  changedPosts: number;
};

/** What the queue waits for further changes (server/rebuild/queue.ts). */
const DEBOUNCE = 5;
/** The later ones find a release to be made of, as every day's do (server/releases/publish.ts). */
const EDITS = 8;
const SETTLED = 3;
const LONGEST_MS = 10 * 60_000;
const SECRET = `whsec_${Buffer.from("a secret of the bench, of no use").toString("base64")}`;

type Bench = {
  /** The copy of the site that is built; its logs stay. */
  copy: string;
  /** Releases and the queue's state. */
  data: string;
  site: string;
  pid: number;
  server: ContractServer;
};
type Built = { at: number; result: Required<BuildResult> };

/**
 * A first build, then posts edited one after the other. Told are the first edit and the median of
 * the last three.
 */
export async function benchPublish(posts: number, out: string): Promise<PublishRun[]> {
  const copy = resolve(out, `publish-${posts}`);
  rmSync(copy, { recursive: true, force: true });
  copySite(process.cwd(), copy);
  mkdirSync(join(copy, "logs"));
  // Outside of the project, as docs/deployment.md has it: Gatsby's compiler looks through all of it.
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  const running = new Running();
  running.add({ end: async () => rmSync(data, { recursive: true, force: true }) });
  const server = await startContractServer(samplePosts(posts));
  running.add({ end: () => server.close() });
  try {
    const service = await startService(copy, data, server.address, running);
    const bench = { copy, data, server, ...service };
    await send(bench.site, "first");
    await built(copy, 1);
    const runs: PublishRun[] = [];
    for (let edit = 1; edit <= EDITS; edit++) runs.push(await publishEdit(bench, edit));
    const [first, ...later] = runs;
    const others = later.slice(-SETTLED);
    const median = others.toSorted((a, b) => a.seconds - b.seconds)[(SETTLED - 1) / 2];
    if (!first || !median) throw new Error("Nothing was measured.");
    const peakMegabytes = Math.max(...others.map((run) => run.peakMegabytes));
    return [first, { ...median, run: "edit", peakMegabytes }];
  } finally {
    await running.endAll();
  }
}

async function startService(
  copy: string,
  data: string,
  api: string,
  running: Running,
): Promise<Pick<Bench, "site" | "pid">> {
  const [port = 0] = await findFreePorts(1);
  const log = serviceLog(copy);
  const program = running.start({
    name: "The rebuild service",
    args: [
      ...["--import", "tsx", join(__dirname, "publish-process.ts")],
      ...[copy, data, String(port), api, SECRET],
    ],
    cwd: process.cwd(),
    env: process.env,
    log,
  });
  const site = `http://127.0.0.1:${port}`;
  await listening(`${site}/healthz`, program.ended, log);
  return { site, pid: program.pid };
}

async function publishEdit(bench: Bench, edit: number): Promise<PublishRun> {
  const { copy, data, site, pid, server } = bench;
  const memory = watchMemory(pid);
  const { slug, words } = editOne(server);
  const sent = Date.now();
  await send(site, `edit-${edit}`);
  const answered = await pageWith(`${site}/blog/${slug}/`, words);
  const { at, result } = await built(copy, edit + 1);
  const peakMegabytes = memory.end();
  const { build, place, verify, switch: switching, prune } = result.phases;
  const log = readFileSync(join(copy, "logs/site-build.log"), "utf8");
  const gatsby = gatsbyPhases(log);
  const told = Object.values(gatsby).reduce((sum, seconds) => sum + seconds, 0);
  const begun = at - (build + place + verify + switching + prune);
  const phases = {
    "webhook to build, debounce taken off": (begun - sent) / 1000 - DEBOUNCE,
    "Gatsby: compiling gatsby-*.ts": gatsby.compile,
    "Gatsby: rest of the bootstrap": gatsby.bootstrap,
    "Gatsby: webpack": gatsby.webpack,
    "Gatsby: queries and page data": gatsby.queries,
    "Gatsby: pages": gatsby.html,
    "Gatsby: start, end and what it does not tell": build / 1000 - told,
    "ours: describe and compress": gatsby.adapter,
    "ours: place": place / 1000,
    "ours: verify": verify / 1000,
    "ours: switch": switching / 1000,
    "ours: first answer": (answered - (at - prune)) / 1000,
    "after that: prune": prune / 1000,
  };
  const ours = Object.entries(phases)
    .filter(([name]) => /^(?:webhook|ours)/.test(name))
    .reduce((sum, [, seconds]) => sum + seconds, 0);
  return {
    posts: server.posts.length,
    run: "first edit",
    seconds: (answered - sent) / 1000 - DEBOUNCE,
    phases,
    ours,
    peakMegabytes,
    rendered: renderedPages(log),
    changedPosts: changedPosts(join(data, "releases")),
  };
}

async function send(site: string, id: string): Promise<void> {
  const status = await sendWebhook(site, SECRET, { id });
  if (status !== 202) throw new Failure(`The webhook was answered with ${status}.`);
}

/** Asks until a page holds the words; the moment of that answer. */
async function pageWith(address: string, words: string): Promise<number> {
  for (const started = Date.now(); Date.now() - started < LONGEST_MS;) {
    const answer = await fetch(address);
    // The page of a post that is not built has none of its words.
    if ((await answer.text()).includes(words)) return Date.now();
    await pause(25);
  }
  throw new Failure(`${address} did not become new.`);
}

/** The nth build that the service tells of. */
async function built(copy: string, number: number): Promise<Built> {
  for (const started = Date.now(); Date.now() - started < LONGEST_MS;) {
    const log = serviceLog(copy);
    const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
    const events = lines.filter((line) => line.startsWith('{"at"')).map((line) => JSON.parse(line));
    const failed = events.find(({ event }) => event === "failed");
    if (failed) throw new Failure(`The build failed: ${failed.error}`);
    if (events[number - 1]) return events[number - 1];
    await pause(100);
  }
  throw new Failure(`There was no build in ${LONGEST_MS} ms; see ${serviceLog(copy)}.`);
}

function changedPosts(releases: string): number {
  const [now, before] = releaseIds(releases)
    .slice(-2)
    .reverse()
    .map((id) => readRelease(releasePaths(releases).release(id)));
  if (!now || !before) return NaN;
  return Object.keys(now.files).filter(
    (path) => /^\/blog\/.*\.html$/.test(path) && now.files[path]?.etag !== before.files[path]?.etag,
  ).length;
}

const serviceLog = (copy: string) => join(copy, "logs/service.log");
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
