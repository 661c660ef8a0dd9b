import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { BuildResult } from "../publisher/queue/queue";
import { WEBHOOK_PATH } from "../src/shared/contract/rebuild";
import { sendWebhook } from "../src/shared/node/webhook";
import { addOne, editOne } from "./build";
import { startContractServer, type ContractServer } from "./contract-server";
import { benchEleventy } from "./eleventy";
import { memoryOf, watchMemory } from "./memory";
import { samplePosts } from "./sample-content";
import { startSite } from "./site";
import { waitUntil } from "./wait-until";

/** Seconds, but for what the name of a figure says. */
type PublishRun = Record<string, string | number> & { "webhook to page": number };

/** The later ones recycle a release, as every day's do (publisher/release/publish.ts). */
const EDITS = 8;
const ADDITIONS = 3;
const SETTLED = 3;
/** Until then the builder has freed its memory (publisher/build/gatsby/start-builder.ts). */
const IDLE_MS = 10_000;
const LONGEST_MS = 10 * 60_000;
const SECRET = `whsec_${Buffer.from("a secret of the benchmark, of no use").toString("base64")}`;

type Bench = { log: string; site: string; pid: number; server: ContractServer };
type Built = BuildResult & Pick<Required<BuildResult>, "phases"> & { time: number };
type Change = (server: ContractServer) => { slug: string; words: string };

/** The warm builder, beside a process that ends with each build; all that the queue waits counts. */
export async function benchPublish(
  posts: number,
  out: string,
  supervisor: ProcessSupervisor,
): Promise<Record<string, string | number>[]> {
  const stays = await benchMode({ posts, out, supervisor, WARM_BUILD: "1" });
  const ends = await benchMode({ posts, out, supervisor, WARM_BUILD: "0" });
  return [...stays, ...ends, ...(await benchEleventy(posts, out, supervisor))];
}

type Mode = { posts: number; out: string; supervisor: ProcessSupervisor; WARM_BUILD: "0" | "1" };

async function benchMode({ posts, out, supervisor, WARM_BUILD }: Mode): Promise<PublishRun[]> {
  const siteFolder = resolve(out, `publish-${posts}`);
  rmSync(siteFolder, { recursive: true, force: true });
  // Outside of the project, as docs/deployment.md has it: Gatsby's compiler looks through all of it.
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  mkdirSync(join(data, "logs"));
  const log = join(data, "logs/server.log");
  const server = await startContractServer(samplePosts(posts), supervisor);
  const env = { GATSBY_API_HOST: server.address, WEBHOOK_SECRETS: SECRET, WARM_BUILD };
  const { site, program } = await startSite({ data, log, supervisor, siteFolder, env });
  const bench = { log, site, pid: program.pid, server };
  await send(site, "first");
  await built(log, 1);
  const edits: PublishRun[] = [];
  const additions: PublishRun[] = [];
  for (let run = 0; run < EDITS; run++) edits.push(await publish(bench, "edit", editOne));
  for (let run = 0; run < ADDITIONS; run++) additions.push(await publish(bench, "add", addOne));
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const pidFile = join(data, "logs/site-build.log.pid");
  const pid = WARM_BUILD === "1" ? Number.parseInt(readFileSync(pidFile, "utf8"), 10) : undefined;
  const idle = { "builder after idle MB": pid === undefined ? "" : memoryOf(pid) };
  await program.end();
  rmSync(data, { recursive: true, force: true });
  const [first] = edits;
  if (!first) throw new Error("Nothing was measured.");
  const runs = [{ ...first, run: "first edit" }, median(edits), median(additions)];
  return runs.map((run) => ({ ...run, ...idle }));
}

function median(runs: PublishRun[]): PublishRun {
  const settled = runs.slice(-SETTLED);
  const bySpeed = settled.toSorted((a, b) => a["webhook to page"] - b["webhook to page"]);
  const middle = bySpeed[(SETTLED - 1) / 2];
  if (!middle) throw new Error("Too few runs.");
  return middle;
}

let deliveries = 0;

async function publish(bench: Bench, run: string, change: Change): Promise<PublishRun> {
  const { log, site, pid, server } = bench;
  const before = entriesOf(log).length;
  const memory = watchMemory(pid);
  const { slug, words } = change(server);
  const sent = Date.now();
  await send(site, `change-${++deliveries}`);
  const answered = await pageWith(`${site}/blog/${slug}/`, words);
  const result = await built(log, before + 1);
  const { build, place, verify, switch: switching, prune } = result.phases;
  const begun = result.time - (build + place + verify + switching + prune);
  return {
    posts: server.posts.length,
    run,
    kind: result.kind,
    "webhook to build": (begun - sent) / 1000,
    build: build / 1000,
    place: place / 1000,
    verify: verify / 1000,
    "switch, first answer": (answered - (result.time - prune - switching)) / 1000,
    "webhook to page": (answered - sent) / 1000,
    "after that: prune": prune / 1000,
    "peak MB": memory.end(),
    pages: result.kind === "increment" ? result.pages : "",
  };
}

async function send(site: string, id: string): Promise<void> {
  const status = await sendWebhook(site + WEBHOOK_PATH, SECRET, { id, type: "content.published" });
  if (status !== 202) throw new UserFacingError(`The webhook was answered with ${status}.`);
}

/** Read from its file, as built: what the API alone knows has no validator (server/site). */
async function pageWith(address: string, words: string): Promise<number> {
  const seen = await waitUntil(LONGEST_MS, 25, async () => {
    const answer = await fetch(address);
    const text = await answer.text();
    return answer.headers.has("etag") && text.includes(words) ? Date.now() : undefined;
  });
  if (seen === undefined) throw new UserFacingError(`${address} did not become new.`);
  return seen;
}

/** What the server logged of its build of this number (server/start/serve-site.ts). */
async function built(log: string, number: number): Promise<Built> {
  const entry = await waitUntil(LONGEST_MS, 25, () => entriesOf(log)[number - 1]);
  if (!entry) throw new UserFacingError(`There was no build in ${LONGEST_MS} ms; see ${log}.`);
  return entry;
}

function entriesOf(log: string): Built[] {
  const lines = readFileSync(log, "utf8").split("\n").slice(0, -1);
  const entries = lines.map((line) => JSON.parse(line));
  const failed = entries.find(({ level }) => level > 30);
  if (failed) throw new UserFacingError(`The build failed: ${failed.cause}`);
  return entries.filter(({ phases }) => phases);
}
