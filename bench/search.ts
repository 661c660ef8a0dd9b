import { readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openSearch } from "../src/features/search/search-index";
import {
  createPostEntries,
  createPostEntry,
  type PostNode,
} from "../builder/outputs/search/post-entries";
import { createAllPageEntries } from "../builder/outputs/search/search-pages";
import { writeSearch } from "../builder/outputs/search/write-search";
import { readSite } from "../builder/site-content";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { describeBlog } from "../src/shared/domain/blog";
import { SEARCH_MANIFEST, type SearchManifest } from "../src/shared/domain/search";
import type { Benchmark, Run } from "./run";
import { createPosts } from "./sample-posts";

/** How much slower a phone is than this computer, as in browsers' developer tools. */
const SLOWDOWN = 4;
const QUERIES = ["re", "market", "refnd", "lot size", "price of the share today"];

/** Measures the search files of posts with 600 words: time to write, size, longest task in a browser. */
export const benchSearch: Benchmark = async ({ folder, posts }) => {
  const root = join(folder, `search-${posts}`);
  rmSync(root, { recursive: true, force: true });
  const nodes = blogsEndpoint.read(createPosts(posts)).items.map((blog): PostNode => {
    const { article, text } = describeBlog(blog);
    return { ...article, id: blog.slug, search: createPostEntry(article, text) };
  });
  const pages = createAllPageEntries(readSite());
  const startMs = performance.now();
  await writeSearch(root, { pages, posts: createPostEntries(nodes) });
  const times = { "files written, s": (performance.now() - startMs) / 1000 };
  return [{ posts, ...times, ...readSizes(root), ...(await measureBrowser(root)) }];
};

function readSizes(root: string): Run {
  const manifest = JSON.parse(readFileSync(join(root, SEARCH_MANIFEST), "utf8")) as SearchManifest;
  const bytes = manifest.posts.reduce((sum, file) => sum + file.bytes, manifest.pages.bytes);
  return { "all kB": bytes / 1e3 };
}

/** Loads and queries the search with the browser's code in Node. Returns its longest task. */
async function measureBrowser(root: string): Promise<Run> {
  globalThis.fetch = async (path) => new Response(await readFile(join(root, String(path))));
  // Node runs all due timers in one task; browsers give each timer its own.
  Object.assign(globalThis, { setTimeout: setImmediate });
  // Node loads its own code for the first Response, which must not be measured.
  await new Response("[]").json();
  const longest = await measureLongestTask(async () => {
    const index = await openSearch();
    await index.loadRest();
    for (const query of QUERIES) await index.search(query, () => true);
  });
  return { "longest task ms, slow": longest * SLOWDOWN };
}

/** Returns milliseconds of CPU time, which other processes hardly affect. */
async function measureLongestTask(runWork: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  const running = runWork().finally(() => (isRunning = false));
  while (isRunning) {
    const before = process.cpuUsage();
    await new Promise(setImmediate);
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await running;
  return longest;
}
