import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { BuildResult } from "../server/rebuild/queue";
import { readRelease, releaseIds, releasePaths } from "../server/releases/store";
import { WEBHOOK_PATH } from "../src/shared/contract/rebuild";
import { sendWebhook } from "../src/shared/webhook";
import { editOne, renderedPages } from "./build";
import { startContractServer, type ContractServer } from "./contract-server";
import { gatsbyPhases } from "./gatsby-log";
import { watchMemory } from "./memory";
import { samplePosts } from "./sample-content";
import { startSite } from "./site";
import { waitUntil } from "./wait-until";

/** Seconds, but for what the name of a figure says. */
type PublishRun = Record<string, string | number> & {
  "webhook to page": number;
  "peak MB": number;
};

const DEBOUNCE = 5;
/** The later ones recycle a release, as every day's do (server/releases/publish.ts). */
const EDITS = 8;
const SETTLED = 3;
const LONGEST_MS = 10 * 60_000;
const SECRET = `whsec_${Buffer.from("a secret of the benchmark, of no use").toString("base64")}`;

type Bench = { data: string; log: string; site: string; pid: number; server: ContractServer };
type Built = { at: number; phases: Required<BuildResult>["phases"] };

/** After a first build: the first edit, and the median of the last three. */
export async function benchPublish(
  posts: number,
  out: string,
  supervisor: ProcessSupervisor,
): Promise<PublishRun[]> {
  const siteFolder = resolve(out, `publish-${posts}`);
  rmSync(siteFolder, { recursive: true, force: true });
  // Outside of the project, as docs/deployment.md has it: Gatsby's compiler looks through all of it.
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  supervisor.add({ end: async () => rmSync(data, { recursive: true, force: true }) });
  mkdirSync(join(data, "logs"));
  const log = join(data, "logs/server.log");
  const server = await startContractServer(samplePosts(posts), supervisor);
  const env = { GATSBY_API_HOST: server.address, WEBHOOK_SECRETS: SECRET };
  const { site, program } = await startSite({ data, log, supervisor, siteFolder, env });
  const bench = { data, log, site, pid: program.pid, server };
  await send(site, "first");
  await built(log, 1);
  const runs: PublishRun[] = [];
  for (let edit = 1; edit <= EDITS; edit++) runs.push(await publishEdit(bench, edit));
  const [first, ...later] = runs;
  const others = later.slice(-SETTLED);
  const bySpeed = others.toSorted((a, b) => a["webhook to page"] - b["webhook to page"]);
  const median = bySpeed[(SETTLED - 1) / 2];
  if (!first || !median) throw new Error("Nothing was measured.");
  const peak = Math.max(...others.map((run) => run["peak MB"]));
  return [first, { ...median, run: "edit", "peak MB": peak }];
}

async function publishEdit(bench: Bench, edit: number): Promise<PublishRun> {
  const { data, log, site, pid, server } = bench;
  const memory = watchMemory(pid);
  const { slug, words } = editOne(server);
  const sent = Date.now();
  await send(site, `edit-${edit}`);
  const answered = await pageWith(`${site}/blog/${slug}/`, words);
  const { at, phases } = await built(log, edit + 1);
  const peak = memory.end();
  const { build, place, verify, switch: switching, prune } = phases;
  const output = readFileSync(join(data, "logs/site-build.log"), "utf8");
  const gatsby = gatsbyPhases(output);
  const told = Object.values(gatsby).reduce((sum, seconds) => sum + seconds, 0);
  const begun = at - (build + place + verify + switching + prune);
  const waited = { "webhook to build, debounce taken off": (begun - sent) / 1000 - DEBOUNCE };
  const ours = {
    "ours: describe and compress": gatsby.adapter,
    "ours: place": place / 1000,
    "ours: verify": verify / 1000,
    "ours: switch": switching / 1000,
    "ours: first answer": (answered - (at - prune)) / 1000,
  };
  return {
    posts: server.posts.length,
    run: "first edit",
    ...waited,
    "Gatsby: compiling gatsby-*.ts": gatsby.compile,
    "Gatsby: rest of the bootstrap": gatsby.bootstrap,
    "Gatsby: webpack": gatsby.webpack,
    "Gatsby: queries and page data": gatsby.queries,
    "Gatsby: pages": gatsby.html,
    "Gatsby: start, end and what it does not tell": build / 1000 - told,
    ...ours,
    "after that: prune": prune / 1000,
    "webhook to page": (answered - sent) / 1000 - DEBOUNCE,
    "of that ours": Object.values({ ...waited, ...ours }).reduce((sum, part) => sum + part, 0),
    "peak MB": peak,
    "pages rendered": renderedPages(output),
    "posts new": changedPosts(join(data, "releases")),
  };
}

async function send(site: string, id: string): Promise<void> {
  const status = await sendWebhook(site + WEBHOOK_PATH, SECRET, { id, type: "content.published" });
  if (status !== 202) throw new UserFacingError(`The webhook was answered with ${status}.`);
}

async function pageWith(address: string, words: string): Promise<number> {
  const seen = await waitUntil(LONGEST_MS, 25, async () => {
    const text = await (await fetch(address)).text();
    return text.includes(words) ? Date.now() : undefined;
  });
  if (seen === undefined) throw new UserFacingError(`${address} did not become new.`);
  return seen;
}

/** What the server logged of its build of this number (server/start/serve-site.ts). */
async function built(log: string, number: number): Promise<Built> {
  const entry = await waitUntil(LONGEST_MS, 100, () => {
    const lines = readFileSync(log, "utf8").split("\n").slice(0, -1);
    const entries = lines.map((line) => JSON.parse(line));
    const failed = entries.find(({ level }) => level > 30);
    if (failed) throw new UserFacingError(`The build failed: ${failed.cause}`);
    return entries.filter(({ phases }) => phases)[number - 1];
  });
  if (!entry) throw new UserFacingError(`There was no build in ${LONGEST_MS} ms; see ${log}.`);
  return { at: entry.time, phases: entry.phases };
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
