import { openSearch } from "../../../src/features/search/search-index";
import {
  splitSearchWords,
  type SearchEntry,
  type SearchManifest,
} from "../../../src/shared/domain/search";

const toEntry = (name: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ kind: "post", path: `/blog/${name}/`, title: name, opening: "", words: "" },
  ...fields,
});

let files: Record<string, unknown>;
let requested: string[];
let isBroken: (path: string) => boolean;

/** Sets the files that the site serves. */
function serveFiles(pages: SearchEntry[], ...blocks: SearchEntry[][]): void {
  const posts = blocks.map((block, at) => ({ file: `/p${at}`, bytes: 1000, posts: block.length }));
  const manifest: SearchManifest = { pages: { file: "/pages", bytes: 1000 }, posts };
  files = { "/search.json": manifest, "/pages": pages };
  blocks.forEach((block, at) => (files[`/p${at}`] = block));
}

beforeEach(() => {
  requested = [];
  isBroken = () => false;
  globalThis.fetch = (path) => {
    requested.push(String(path));
    const ok = String(path) in files && !isBroken(String(path));
    return Promise.resolve(
      new Response(JSON.stringify(files[String(path)]), { status: ok ? 200 : 404 }),
    );
  };
});

const isCurrent = () => true;
const findTitles = async (query: string) => {
  const found = await (await openSearch()).search(query, isCurrent);
  return found?.hits.map(({ entry }) => entry.title);
};

test("FND-03 finds prefixes, words of five or more letters with one typo, Latin and Devanagari in any form", async () => {
  serveFiles(
    [toEntry("Refund policy"), toEntry("Lot size"), toEntry("The investor's rights")],
    [toEntry("शिकायत कैसे करें"), toEntry("क़र्ज़"), toEntry("Café"), toEntry("कर")],
  );
  expect(await findTitles("ref")).toEqual(["Refund policy"]);
  expect(await findTitles("refnd")).toEqual(["Refund policy"]);
  expect(await findTitles("REFUND polcy")).toEqual(["Refund policy"]);
  // Two neighbouring letters swapped are one typo.
  for (const typed of ["reufnd", "refudn", "erfund"]) {
    expect(await findTitles(typed)).toEqual(["Refund policy"]);
  }
  // With four letters a typo could be any word.
  expect(await findTitles("lots")).toEqual([]);
  expect(await findTitles("lott size")).toEqual(["Lot size"]);
  expect(await findTitles("investors' right")).toEqual(["The investor's rights"]);
  expect(await findTitles("शिकायत")).toEqual(["शिकायत कैसे करें"]);
  expect(await findTitles("शिकयत")).toEqual(["शिकायत कैसे करें"]);
  expect(await findTitles("कर")).toEqual(["कर", "शिकायत कैसे करें"]);
  // A vowel sign belongs to its word and does not split it.
  expect(splitSearchWords("कर्म शिकायत")).toHaveLength(2);
  expect(await findTitles("\u0958र्ज\u093c")).toEqual(["क़र्ज़"]);
  expect(await findTitles("cafe\u0301")).toEqual(["Café"]);
});

test("FND-03 finds names written without spaces, and other words of visitors after titles", async () => {
  serveFiles(
    [toEntry("Terms", { aliases: "niyam, rules" }), toEntry("The rules of trading")],
    [toEntry("Copper Lane Cables"), toEntry("Lane of copper")],
  );
  expect(await findTitles("copperlane")).toEqual(["Copper Lane Cables"]);
  expect(await findTitles("niyam")).toEqual(["Terms"]);
  expect(await findTitles("rules")).toEqual(["The rules of trading", "Terms"]);
});

test("FND-01 results with all words hide partial ones, are 50 at most, and name the matching words", async () => {
  const many = Array.from({ length: 60 }, (_, at) => toEntry(`Market note ${at}`));
  serveFiles([], [...many, toEntry("Refund", { words: "market" })]);
  const index = await openSearch();
  const all = await index.search("market", isCurrent);
  expect([all?.total, all?.hits.length]).toEqual([61, 50]);
  const both = await index.search("market refnd", isCurrent);
  expect(both?.hits.map(({ entry, words }) => [entry.title, [...words].sort()])).toEqual([
    ["Refund", ["market", "refund"]],
  ]);
  const partial = await index.search("refund gmp", isCurrent);
  expect([partial?.total, partial?.missing, both?.missing]).toEqual([1, ["gmp"], []]);
  expect((await index.search("nowhere", isCurrent))?.total).toBe(0);
});

test.each([
  ["of 10,000 characters", "market ".repeat(1430)],
  ["of one word of 10,000 letters", "m".repeat(10_000)],
  ["of markup", "<script>alert('market')</script>"],
  ["of signs alone", "*()[]\\^$ -- %00"],
  ["of words that objects have", "constructor __proto__ toString market"],
])("FND-01 a search %s returns its results", async (_, query) => {
  serveFiles([toEntry("Market")], []);
  const found = await (await openSearch()).search(query, isCurrent);
  expect(found?.total).toBe(query.includes("market") ? 1 : 0);
});

test("FND-05 loads pages and the newest block first, the rest on request, and a failed rest again", async () => {
  serveFiles([toEntry("Page")], [toEntry("New")], [toEntry("Old")], [toEntry("Oldest")]);
  const index = await openSearch();
  expect(requested.sort()).toEqual(["/p0", "/pages", "/search.json"]);
  expect(index.getRest()).toEqual({ posts: 3, bytes: 2000 });
  expect((await index.search("old", isCurrent))?.total).toBe(0);

  isBroken = (path) => path === "/p2";
  await expect(index.loadRest()).rejects.toThrow("/p2: status 404");
  expect(index.getRest()).toEqual({ posts: 3, bytes: 1000 });
  // In a newer release the file has another name.
  const { pages, posts } = files["/search.json"] as SearchManifest;
  files["/search.json"] = {
    pages,
    posts: [...posts.slice(0, 2), { ...posts[2], file: "/p2-new" }],
  };
  files["/p2-new"] = files["/p2"];
  await index.loadRest();
  expect(index.getRest()).toBeNull();
  expect((await index.search("old", isCurrent))?.total).toBe(2);
  // The newer release has another newest block.
  files["/search.json"] = { pages, posts: [{ ...posts[0], file: "/p0-new" }] };
  files["/p0-new"] = [toEntry("Newer")];
  await index.loadRest();
  expect((await index.search("old", isCurrent))?.total).toBe(0);
  expect((await index.search("new", isCurrent))?.total).toBe(1);
});

test("FND-05 a block is indexed and searched in small tasks, and a newer query cancels an older one", async () => {
  const toBlock = (from: number) =>
    Array.from({ length: 1000 }, (_, at) =>
      toEntry(`Note ${from + at}`, { opening: "one two three" }),
    );
  serveFiles([], toBlock(0), toBlock(1000), toBlock(2000));
  let turns = 0;
  let counting = true;
  const countTurns = () => {
    turns += 1;
    if (counting) setTimeout(countTurns);
  };
  setTimeout(countTurns);
  const index = await openSearch();
  // A turn for each of its 100 parts.
  expect(turns).toBeGreaterThanOrEqual(100);
  await index.loadRest();
  turns = 0;
  await index.search("note", isCurrent);
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(await index.search("note", () => false)).toBeNull();
});

test("FND-06 a search on a site without posts finds pages", async () => {
  serveFiles([toEntry("Page")]);
  const index = await openSearch();
  expect(index.getRest()).toBeNull();
  expect((await index.search("page", isCurrent))?.total).toBe(1);
  files = {};
  await expect(openSearch()).rejects.toThrow("/search.json: status 404");
});
