import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "../site-copy";
import { startContractServer, type ContractServer } from "./contract-server";
import { measure } from "./measure";
import { samplePosts } from "./sample-content";

export type BuildRun = {
  posts: number;
  run: string;
  seconds: number;
  peakMegabytes: number;
  pages: number;
  /** Pages that Gatsby rendered in this run. */
  rendered: number;
  /** Posts whose HTML is new or another than before. */
  changedPosts: number;
  pagesPerSecond: number;
};

/** Cold build, unchanged rebuild, one post edited, one post added; in a copy of the site. */
export async function benchBuild(posts: number, folder: string): Promise<BuildRun[]> {
  const checkout = process.cwd();
  const copy = resolve(folder, `site-${posts}`);
  rmSync(copy, { recursive: true, force: true });
  copySite(checkout, copy);
  const server = await startContractServer(samplePosts(posts));
  try {
    return [
      await run("cold", copy, server),
      await run("unchanged", copy, server),
      await run("one post edited", copy, server, editOne),
      await run("one post edited again", copy, server, editOne),
      await run("one post added", copy, server, addOne),
    ];
  } finally {
    await server.close();
  }
}

async function run(
  name: string,
  copy: string,
  server: ContractServer,
  change?: (server: ContractServer) => unknown,
): Promise<BuildRun> {
  change?.(server);
  mkdirSync(join(copy, "logs"), { recursive: true });
  const log = join(copy, "logs", `${name.replaceAll(" ", "-")}.log`);
  const before = htmlDigests(join(copy, "public"));
  const gatsby = resolve("node_modules/gatsby/cli.js");
  const measured = await measure([process.execPath, gatsby, "build"], {
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
  const after = htmlDigests(join(copy, "public"));
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest);
  const rendered = renderedPages(readFileSync(log, "utf8"));
  return {
    posts: server.posts.length,
    run: name,
    ...measured,
    pages: after.size,
    rendered,
    changedPosts: changed.filter(([file]) => file.startsWith("blog/")).length,
    pagesPerSecond: rendered / measured.seconds,
  };
}

/** What Gatsby says of its step that renders pages; nothing said is no page. */
export function renderedPages(text: string): number {
  const line = /Building static HTML for pages.*? (\d+)\/\d+ /.exec(text);
  return Number(line?.[1] ?? 0);
}

let edits = 0;

/**
 * Changes a post below its first words, so that its card in the lists stays the same.
 * @returns its slug, and words that only its new page has
 */
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

function addOne(server: ContractServer): void {
  const [newest] = server.posts;
  if (!newest) throw new Error("There is no post to follow");
  const date = "2026-11-01T00:00:00.000Z";
  const added = { ...newest, _id: "2000000", slug: "sample-post-added", date, updatedAt: date };
  server.posts = [added, ...server.posts];
  server.version = "added";
}

/** A digest of each page, by its file below `folder`; none where there is no folder yet. */
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
