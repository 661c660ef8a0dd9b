import { readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openSearch } from "../src/features/search/search-index";
import {
  createPostEntries,
  postEntry,
  type PostNode,
} from "../src/gatsby/outputs/search/post-entries";
import { createPageEntries, readSearchPages } from "../src/gatsby/outputs/search/search-pages";
import { writeSearch } from "../src/gatsby/outputs/search/write-search";
import { readSite } from "../src/gatsby/site-content";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { describeBlog } from "../src/shared/domain/blog";
import { SEARCH_MANIFEST, type SearchManifest } from "../src/shared/domain/search";
import type { Benchmark, Run } from "./run";
import { createPosts } from "./sample-posts";

/** A phone next to a desktop computer, as browsers' own tools have it. */
const SLOWDOWN = 4;
const QUERIES = ["re", "market", "refnd", "lot size", "price of the share today"];

/** Measures search files for posts of 600 words: time to write, size, time to read in a browser. */
export const benchSearch: Benchmark = async ({ folder, posts }) => {
  const root = join(folder, `search-${posts}`);
  rmSync(root, { recursive: true, force: true });
  const nodes = blogsEndpoint.read(createPosts(posts)).items.map((blog): PostNode => {
    const { article, text } = describeBlog(blog);
    return { ...article, id: blog.slug, search: postEntry(article, text) };
  });
  const pages = readSearchPages(readSite()).flatMap(createPageEntries);
  const write = async () => {
    const started = performance.now();
    await writeSearch(root, { pages, posts: createPostEntries(nodes) });
    return (performance.now() - started) / 1000;
  };
  const all = await write();
  const [first] = nodes;
  if (first) nodes[0] = { ...first, search: { ...first.search, title: "Another title" } };
  const one = await write();
  const times = { "all blocks s": all, "one block s": one };
  return [{ posts, ...times, ...readSizes(root), ...(await measureBrowser(root)) }];
};

function readSizes(root: string): Run {
  const manifest = JSON.parse(readFileSync(join(root, SEARCH_MANIFEST), "utf8")) as SearchManifest;
  const bytes = manifest.posts.reduce((sum, file) => sum + file.bytes, manifest.pages.bytes);
  return { "all kB": bytes / 1e3 };
}

/** Runs the browser's code in Node: loading, queries, and the longest task of all. */
async function measureBrowser(root: string): Promise<Run> {
  globalThis.fetch = async (path) => new Response(await readFile(join(root, String(path))));
  // Unlike browsers, Node runs timers that are due one after another, as one task.
  Object.assign(globalThis, { setTimeout: setImmediate });
  // The first response loads code of Node's own.
  await new Response("[]").json();
  const longest = await measureLongestTask(async () => {
    const index = await openSearch();
    await index.loadRest();
    for (const query of QUERIES) await index.search(query, () => true);
  });
  return { "longest task ms, slow": longest * SLOWDOWN };
}

/** Milliseconds of processor time, which other programs hardly change. */
async function measureLongestTask(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  const ended = work().finally(() => (isRunning = false));
  while (isRunning) {
    const before = process.cpuUsage();
    await new Promise(setImmediate);
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await ended;
  return longest;
}
