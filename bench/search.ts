import { readFileSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { openSearch, type SearchIndex } from "../src/features/search/search-index";
import { postEntries, postEntry, type PostNode } from "../src/gatsby/outputs/search/post-entries";
import { pageEntries, readSearchPages } from "../src/gatsby/outputs/search/search-pages";
import { writeSearch } from "../src/gatsby/outputs/search/write-search";
import { readSite } from "../src/gatsby/site-content";
import { describeBlog } from "../src/shared/domain/blog";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { SEARCH_MANIFEST, type SearchManifest } from "../src/shared/domain/search";

/** Seconds, but for what the name of a figure says. */
type SearchRun = Record<string, number>;

const SECTIONS = 5;
const SECTION_WORDS = 116;
/** A phone beside a desk, as browsers' own tools have it. */
const SLOW_DOWN = 4;
const QUERIES = [
  "re",
  "market",
  "refnd",
  "lot size",
  "scores complaint",
  "price of the share today",
];

/** What the build writes of so many posts of 600 words, and how a visitor's browser takes it. */
export async function benchSearch(posts: number, out: string): Promise<SearchRun[]> {
  const root = resolve(out, `search-${posts}`);
  rmSync(root, { recursive: true, force: true });
  const blogs = samplePosts(posts);
  const described = blogs.map((blog) => ({ blog, ...describeBlog(blog) }));
  const [words, nodes] = await timed(() =>
    described.map(({ blog, article, text }): PostNode => {
      return { ...article, id: blog.slug, search: postEntry(article, text) };
    }),
  );
  const pages = readSearchPages(readSite()).flatMap(pageEntries);
  const write = (of: PostNode[]) =>
    timed(() => writeSearch(root, { pages, posts: postEntries(of) }));
  const [blocks] = await write(nodes);
  const [first] = nodes;
  const search = first && { ...first.search, title: "Another title" };
  const edited = first && search ? [{ ...first, search }, ...nodes.slice(1)] : nodes;
  const [oneBlock] = await write(edited);
  return [
    { posts, words, blocks, "one block": oneBlock, ...sizes(root), ...(await inBrowser(root)) },
  ];
}

function sizes(root: string): SearchRun {
  const manifest = JSON.parse(readFileSync(join(root, SEARCH_MANIFEST), "utf8")) as SearchManifest;
  const bytes = manifest.posts.reduce((sum, file) => sum + file.bytes, 0);
  const [newest] = manifest.posts;
  const firstBytes = manifest.pages.bytes + (newest?.bytes ?? 0);
  return { "all kB": (manifest.pages.bytes + bytes) / 1e3, "first kB": firstBytes / 1e3 };
}

/** The browser's own code, in Node: loading, the queries, and the longest task of both. */
async function inBrowser(root: string): Promise<SearchRun> {
  globalThis.fetch = async (path) => new Response(await readFile(join(root, String(path))));
  // Node loads its own part of it with the first answer.
  await new Response("[]").json();
  const longestTask = watchTasks();
  const [load, index] = await timed(openSearch);
  const [rest] = await timed(() => index.loadRest());
  const times: number[] = [];
  for (const query of QUERIES) times.push(await ask(index, query));
  times.sort((a, b) => a - b);
  const longest = longestTask();
  return {
    "load first": load,
    "load rest": rest,
    "query median ms": (times[times.length >> 1] ?? 0) * 1000,
    "query worst ms": (times.at(-1) ?? 0) * 1000,
    "longest task ms": longest,
    "at 4 times slower ms": longest * SLOW_DOWN,
  };
}

/** By what the processor did, so that other programs count little; milliseconds. */
function watchTasks(): () => number {
  let longest = 0;
  let watching = true;
  let before = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    watching = false;
    return longest;
  };
}

async function ask(index: SearchIndex, query: string): Promise<number> {
  const [seconds] = await timed(() => index.search(query, () => true));
  return seconds;
}

async function timed<T>(work: () => T | Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [(performance.now() - started) / 1000, result];
}

/** Of the words of our own texts, as often as these have them, in no order: real texts are smaller. */
function samplePosts(count: number) {
  const folders = ["cms/src/setup/seed/posts", "content/seo", "content/legal"];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const known = texts.join(" ").match(/[\p{L}\p{M}]+/gu) ?? [];
  const chance = chances(1);
  const words = (length: number) =>
    Array.from({ length }, () => known[Math.floor(chance() * known.length)]).join(" ");
  const section = () => `<h2>${words(4)}</h2><p>${words(SECTION_WORDS)}</p>`;
  return blogsEndpoint.read(
    Array.from({ length: count }, (_, at) => {
      const title = words(8);
      return {
        ...{ _id: String(at), title, slug: `${title.toLowerCase().replaceAll(" ", "-")}-${at}` },
        author: ["Research desk", "Editor"][at % 2],
        date: new Date(Date.UTC(2026, 9, 1) - at * 7 * 3_600_000).toISOString(),
        content: Array.from({ length: SECTIONS }, section).join(""),
        category: { _id: String(at % 4), blogCategoryName: `Category ${at % 4}` },
      };
    }),
  ).items;
}

/** Numbers from 0 to 1 that look like chance, the same in each run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
