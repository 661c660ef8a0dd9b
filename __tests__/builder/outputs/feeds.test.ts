/** @jest-environment jsdom */
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { site } from "../../../src/content/site";
import { readFeedTexts, writeFeeds } from "../../../builder/outputs/feeds";
import { createTestFolder } from "../../support/temporary-folder";
import { toSite, toPostNode } from "../built-site";

const inFolder = createTestFolder();

const FILES = ["feed.xml", "atom.xml", "feed.json", "category/ipo/feed.xml"];
const getPath = (name: string) => inFolder("blogs", name);
const readText = (name: string) => readFileSync(getPath(name), "utf8");
const readElements = (name: string, tag: string) =>
  [...new DOMParser().parseFromString(readText(name), "text/xml").getElementsByTagName(tag)].map(
    (element) =>
      Object.fromEntries(
        [...element.children].map((part) => [part.tagName, part.textContent.trim()]),
      ),
  );
const writeAll = (built: ReturnType<typeof toSite>) =>
  writeFeeds(inFolder(), readFeedTexts(site, "2026-01-01"), built);

const posts = Array.from({ length: 25 }, (_, index) => toPostNode(25 - index));
const hostile = toPostNode(25, {
  title: `<script>alert("x")</script> & more ]]>`,
  author: "Sample\u000bDesk & Co",
  category: { _id: "c1", blogCategoryName: "Up to <₹100" },
  content: `<p>[[1]]>0\u000b[[2]]>0 <a href="/FAQ">A</a> <a href="#part">B</a> <img src="/a.png" srcset="/a.png 1x, /b.png 2x"></p>`,
});

test("FND-07 each feed contains the 20 newest posts in full, with absolute addresses", () => {
  const changed = writeAll(toSite([hostile, ...posts.slice(1)]));
  expect(changed).toEqual(["/blogs/", "/blogs/category/ipo/"]);

  const { items, ...json } = JSON.parse(readText("feed.json"));
  const { url } = site;
  expect(json).toMatchObject({
    home_page_url: `${url}/blogs/`,
    feed_url: `${url}/blogs/feed.json`,
  });
  expect(items).toHaveLength(20);
  const [first, second] = items;
  expect(first).toMatchObject({
    ...{ title: `<script>alert("x")</script> & more ]]>`, url: `${url}/blog/post-25/` },
    content_html: `<p>[[1]]&gt;0\u000b[[2]]&gt;0 <a href="${url}/FAQ">A</a> <a href="${url}/blog/post-25/#part">B</a> <img src="${url}/a.png" srcset="${url}/a.png 1x, ${url}/b.png 2x"></p>`,
  });
  expect(second).toMatchObject({
    ...{ url: `${url}/blog/post-24/`, title: "Post 24" },
    ...{ author: { name: "Sample Desk" }, date_published: "2026-10-24T18:30:00.000Z" },
    ...{ date_modified: "2026-10-25T10:00:00.000Z", summary: "Text 24" },
    content_html: "<p>Text 24</p>",
  });

  for (const name of ["feed.xml", "category/ipo/feed.xml"]) {
    const items = readElements(name, "item");
    expect(items).toHaveLength(20);
    expect(items[0]?.title).toBe(
      "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more ]]&gt;",
    );
    expect(items[0]).toMatchObject({ "dc:creator": "Sample Desk & Co", category: "Up to <₹100" });
    expect(items[0]?.["content:encoded"]).toMatch(/^<p>\[\[1\]\]&gt;0 \[\[2\]\]&gt;0 <a href=/);
    expect(items[1]).toMatchObject({
      ...{ title: "Post 24", link: `${site.url}/blog/post-24/`, "dc:creator": "Sample Desk" },
      ...{ pubDate: "Sat, 24 Oct 2026 18:30:00 GMT", "content:encoded": "<p>Text 24</p>" },
    });
  }
  expect(readText("atom.xml")).toContain('term="Up to ‹₹100"');
  const entries = readElements("atom.xml", "entry");
  expect(entries).toHaveLength(20);
  expect(entries[1]).toMatchObject({ author: "Sample Desk", summary: "Text 24" });
});

test("FND-07 an entry keeps its id when the post's slug changes", () => {
  const readIds = (slug: string) => {
    writeAll(toSite([toPostNode(1, { slug })]));
    return [
      JSON.parse(readText("feed.json")).items[0].id,
      readElements("feed.xml", "item")[0]?.guid,
      readElements("atom.xml", "entry")[0]?.id,
    ];
  };
  const id = `tag:${new URL(site.url).hostname},2026:post/p1`;
  expect(readIds("fees")).toEqual([id, id, id]);
  expect(readIds("fees-and-plans")).toEqual([id, id, id]);
});

test("FND-07 feeds name the firm as author of a post without one, as its JSON-LD does", () => {
  writeAll(toSite([toPostNode(25, { author: null })]));
  const author = site.brand.company;
  expect(JSON.parse(readText("feed.json")).items).toMatchObject([{ author: { name: author } }]);
  expect(readElements("feed.xml", "item")).toMatchObject([{ "dc:creator": author }]);
  expect(readElements("atom.xml", "entry")).toMatchObject([{ author }]);
});

test("FND-07 a feed file is rewritten only if its content changes, and removed with its category", () => {
  writeAll(toSite(posts));
  const before = FILES.map(readText);
  FILES.forEach((name) => utimesSync(getPath(name), 1, 1));
  expect(
    writeAll(toSite([...posts.slice(0, 20), toPostNode(3, { content: "<p>Other</p>" })])),
  ).toEqual([]);
  expect(FILES.map(readText)).toEqual(before);
  expect(FILES.map((name) => statSync(getPath(name)).mtimeMs)).toEqual(FILES.map(() => 1000));

  const edited = toSite([toPostNode(25, { content: "<p>Edited</p>" }), ...posts.slice(1)]);
  expect(writeAll(edited)).toEqual(["/blogs/", "/blogs/category/ipo/"]);
  for (const name of FILES) expect(readText(name)).toContain("<p>Edited</p>");

  const whole = edited.pages.filter(({ path }) => !path.includes("/category/"));
  writeAll({ ...edited, pages: whole });
  expect(existsSync(getPath("category/ipo/feed.xml"))).toBe(false);
  expect(existsSync(getPath("feed.xml"))).toBe(true);
});

test("FND-07 a blog without posts has feeds, and a post without a day is in them", () => {
  writeAll(toSite([]));
  expect(readText("feed.xml")).toContain(
    "<lastBuildDate>Wed, 31 Dec 2025 18:30:00 GMT</lastBuildDate>",
  );
  writeAll(toSite([toPostNode(1, { date: "soon", updatedAt: "soon" })]));
  const [item] = JSON.parse(readText("feed.json")).items;
  expect(item).toMatchObject({ title: "Post 1", date_modified: "2025-12-31T18:30:00.000Z" });
  expect(item).not.toHaveProperty("date_published");
});

test("FND-07 a post is dated midnight in India, and its change is not earlier", () => {
  // 2:10 in India, while UTC has the day before.
  writeAll(toSite([toPostNode(1, { date: "2026-10-20", updatedAt: "2026-10-19T20:40:00.000Z" })]));
  const midnight = "2026-10-19T18:30:00.000Z";
  const readEntry = () => JSON.parse(readText("feed.json")).items[0];
  expect(readEntry()).toMatchObject({
    date_published: midnight,
    date_modified: "2026-10-19T20:40:00.000Z",
  });
  writeAll(toSite([toPostNode(1, { date: "2026-10-20", updatedAt: "2026-10-01T10:00:00.000Z" })]));
  expect(readEntry()).toMatchObject({ date_published: midnight, date_modified: midnight });
});
