import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { UserFacingError } from "../server/process/user-facing-error";
import { copySources } from "../publisher/build/copy-sources";
import { startContractServer, type ContractServer } from "./contract-server";
import { watchMemory } from "./memory";
import { samplePosts } from "./sample-content";

export async function benchBuild(posts: number, folder: string, supervisor: ProcessSupervisor) {
  const copy = resolve(folder, `site-${posts}`);
  rmSync(copy, { recursive: true, force: true });
  copySources(process.cwd(), copy);
  mkdirSync(join(copy, "logs"));
  const server = await startContractServer(samplePosts(posts), supervisor);
  const run = (name: string) => build(name, copy, server, supervisor);
  const runs = [await run("cold"), await run("unchanged")];
  editOne(server);
  runs.push(await run("one post edited"));
  editOne(server);
  runs.push(await run("one post edited again"));
  addOne(server);
  return [...runs, await run("one post added")];
}

async function build(
  run: string,
  copy: string,
  server: ContractServer,
  supervisor: ProcessSupervisor,
) {
  const log = join(copy, "logs", `${run.replaceAll(" ", "-")}.log`);
  const before = htmlDigests(join(copy, "public"));
  const started = performance.now();
  const program = supervisor.start({
    name: "The site build",
    args: [resolve("node_modules/gatsby/cli.js"), "build"],
    cwd: copy,
    env: {
      ...process.env,
      GATSBY_API_HOST: server.address,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      CI: "true",
    },
    log,
  });
  const memory = watchMemory(program.pid);
  const { ok, how } = await program.ended;
  const peakMegabytes = memory.end();
  const seconds = (performance.now() - started) / 1000;
  if (!ok) throw new UserFacingError(`The site build failed (${how}); its output is in ${log}.`);
  const after = htmlDigests(join(copy, "public"));
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest);
  const rendered = renderedPages(readFileSync(log, "utf8"));
  return {
    posts: server.posts.length,
    run,
    seconds,
    peakMegabytes,
    pages: after.size,
    rendered,
    changedPosts: changed.filter(([file]) => file.startsWith("blog/")).length,
    pagesPerSecond: rendered / seconds,
  };
}

function renderedPages(text: string): number {
  const line = /Building static HTML for pages.*? (\d+)\/\d+ /.exec(text);
  return Number(line?.[1] ?? 0);
}

let edits = 0;

/** Below a post's first words, so that its card stays the same; `words` has only its new page. */
export function editOne(server: ContractServer): { slug: string; words: string } {
  const index = Math.floor(server.posts.length / 2);
  const post = server.posts[index];
  if (!post) throw new Error("There is no post to edit");
  const addition = String(++edits).padStart(4, "0");
  const words = `Edited: sample ${addition}.`;
  const content = `${post.content}<p>${words}</p>`;
  server.posts = server.posts.with(index, { ...post, content, updatedAt: `edit-${addition}` });
  server.version = `edit-${addition}`;
  return { slug: post.slug, words };
}

let additions = 0;

/** The newest of all, so that every list page changes. */
export function addOne(server: ContractServer): { slug: string; words: string } {
  const [newest] = server.posts;
  if (!newest) throw new Error("There is no post to follow");
  const number = ++additions;
  const date = new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString();
  const slug = `sample-post-added-${number}`;
  const words = `Added: sample ${number}.`;
  const content = `${newest.content}<p>${words}</p>`;
  const added = { ...newest, _id: String(2e6 + number), slug, date, updatedAt: date, content };
  server.posts = [added, ...server.posts];
  server.version = `added-${number}`;
  return { slug, words };
}

function htmlDigests(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      // page-data/404.html is a folder.
      .filter((name) => name.endsWith(".html") && !name.startsWith("page-data"))
      .map((name) => [name, digest(readFileSync(join(folder, name)))]),
  );
}

function digest(content: Buffer): string {
  return createHash("sha1").update(content).digest("hex");
}
