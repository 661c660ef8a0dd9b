import { resolve } from "node:path";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createContentPolicy, createManifest } from "../../../builder/manifest/adapter";
import { hashFolder } from "../../../builder/manifest/scan";
import { compress } from "../../../src/shared/node/release/compress";
import { listCodePages, isPublic } from "../../../builder/pages/code-pages";
import { pickMainWords } from "../../../builder/outputs/search/main-words";
import { createAllPageEntries, toPlainText } from "../../../builder/outputs/search/search-pages";
import { createPostEntries } from "../../../builder/outputs/search/post-entries";
import { writeSearch } from "../../../builder/outputs/search/write-search";
import { readYamlFile } from "../../../src/content/read-content";
import * as aliases from "../../../src/features/search/aliases.schema";
import { readSite } from "../../../builder/site-content";
import { paths, toPathKey } from "../../../src/shared/domain/paths";
import { isHashedAsset } from "../../../src/shared/node/release/release";
import type { SearchEntry, SearchManifest } from "../../../src/shared/domain/search";
import { createTestFolder } from "../../support/temporary-folder";
import { toPostNode } from "../built-site";

const file = createTestFolder();
const pages = createAllPageEntries(readSite());
const findPage = (path: string) => pages.find((entry) => entry.path === path);

test("FND-02 a post is found by title, headings, category, author, first 40 and 25 main words", () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const [entry] = createPostEntries([
    toPostNode(1, {
      title: "<script>alert(1)</script> & lots",
      author: "Asha Rao",
      date: "2026-10-05",
      category: { _id: "c", blogCategoryName: "IPO Guides" },
      content: `<p>${words}</p><h2>Lot size</h2><p>${"escrow ".repeat(3)}<b>the the the the</b></p>`,
    }),
  ]);
  expect(entry).toEqual({
    kind: "post",
    path: "/blog/post-1/",
    title: "<script>alert(1)</script> & lots",
    date: "Oct 05, 2026",
    author: "Asha Rao",
    category: "IPO Guides",
    headings: "Lot size",
    opening: `${words.split(" ").slice(0, 40).join(" ")}…`,
    words: expect.stringMatching(/^escrow word40 word41 /),
  });
  expect(entry?.words.split(" ")).toHaveLength(21);
  expect(pickMainWords(words, "").split(" ")).toHaveLength(25);
});

test("FND-02 main words are the most frequent, without markdown or common words", () => {
  const text = "The lot, the lots: ऋण और ऋण, ब्याज का ब्याज. Lots! SIP, qz";
  expect(pickMainWords(text, "lot")).toBe("lots sip ब्याज");
  const lines = ["## **Fees** of `5`", "| --- | --- |", "- [a page](/a/) _now_"];
  expect(toPlainText(lines.map((line, number) => ({ number, text: line })))).toBe(
    "Fees of 5 a page now",
  );
});

test("FND-02 every page is found, and questions and sections at their anchors", () => {
  const found = new Set(pages.map(({ path }) => toPathKey(path)));
  const made = [...listCodePages().keys(), toPathKey(paths.blogs())];
  const hidden = [paths.blogFallback(), paths.preview(), paths.complaintStatus(), "/404"];
  expect(made.filter((path) => !isPublic(path)).sort()).toEqual(hidden.map(toPathKey).sort());
  expect(hidden.filter(isPublic)).toEqual([]);
  expect(made.filter((path) => !found.has(path) && isPublic(path))).toEqual([]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(findPage("/FAQ#can-i-get-a-refund")).toMatchObject({
    kind: "question",
    title: "Can I get a refund?",
    page: "Frequently asked questions",
    opening: expect.stringContaining("All sales are final"),
  });
  expect(findPage("/upihandle#do-i-have-to-pay-by-upi")?.kind).toBe("question");
  expect(findPage("/investor-charter/#section-b")).toMatchObject({
    kind: "section",
    words: expect.stringContaining("recommendation"),
  });
  expect(findPage("/stock-screener/")?.kind).toBe("page");
  expect(findPage("/")?.headings).toMatch(/Start Your Journey.*Client Testimonials/);
  // Names, not titles for search engines.
  expect(findPage("/stock-screener/")?.title).toBe("Stock Screener");
  expect(findPage("/researchReport")?.title).toBe("Research Reports");
  // Keywords of the front matter may be in any language.
  expect(findPage("/grievancepolicy/")?.keywords).toContain("शिकायत");
});

test("FND-03 each alias of content/search-aliases.yaml belongs to a page or part", () => {
  const list = readYamlFile(resolve("content", aliases.file), aliases.schema).aliases;
  const unused = list.filter(({ path, words }) => findPage(path)?.aliases !== words);
  expect(unused).toEqual([]);
});

const createEntries = (count: number, edited = -1): SearchEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: "post",
    path: paths.blog(`post-${at}`),
    title: `Post ${at}`,
    opening: at === edited ? "Another opening" : "An opening",
    words: "",
  }));

const readManifest = async (root: string) =>
  JSON.parse(await readFile(`${root}/search.json`, "utf8")) as SearchManifest;

test("FND-04 an edited post rewrites its block, a new post the newest block, and no other", async () => {
  const root = file();
  await writeSearch(root, { pages, posts: createEntries(2500) });
  const before = await readManifest(root);
  expect(before.posts.map(({ posts }) => posts)).toEqual([500, 1000, 1000]);
  for (const { file: path } of [before.pages, ...before.posts])
    expect(isHashedAsset(path)).toBe(true);

  await writeSearch(root, { pages, posts: createEntries(2500, 3) });
  const edited = await readManifest(root);
  expect(edited.pages).toEqual(before.pages);
  expect(edited.posts.slice(0, 2)).toEqual(before.posts.slice(0, 2));
  expect(edited.posts[2]?.file).not.toBe(before.posts[2]?.file);

  await writeSearch(root, { pages, posts: createEntries(2501, 3) });
  const added = await readManifest(root);
  expect(added.posts.slice(1)).toEqual(edited.posts.slice(1));
  expect(added.posts[0]).toMatchObject({ posts: 501 });
  const left = await readdir(`${root}/static/search`);
  expect(left.sort()).toEqual(
    [added.pages, ...added.posts].map(({ file: path }) => path.split("/").pop()).sort(),
  );
});

test("FND-04 the size of a block is that of its compressed copy", async () => {
  const root = file();
  await writeSearch(root, { pages, posts: createEntries(1500) });
  const hashed = await hashFolder(root, {}, () => false);
  const manifest = await readManifest(root);
  const meta = {
    ...{ contentVersion: null, contentPosts: null, redirects: [], headers: {} },
    policy: createContentPolicy({ connect: [], pictures: [], frames: [] }),
  };
  const { files } = createManifest(hashed, meta);
  for (const { file: path, bytes } of [manifest.pages, ...manifest.posts]) {
    expect(files[path]).toMatchObject({ br: true, gz: true });
    const copy = await compress(path, await readFile(root + path), ".br");
    expect(copy.length).toBe(bytes);
  }
});

test("FND-04 after an unreadable manifest the same files are written again", async () => {
  const root = file();
  await writeSearch(root, { pages, posts: createEntries(3) });
  const before = await readManifest(root);
  await writeFile(`${root}/search.json`, "{");
  await writeSearch(root, { pages, posts: createEntries(3) });
  expect(await readManifest(root)).toEqual(before);
});
