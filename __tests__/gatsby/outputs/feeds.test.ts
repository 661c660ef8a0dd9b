/** @jest-environment jsdom */
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { site } from "../../../src/content/site";
import { readFeedTexts, writeFeeds } from "../../../src/gatsby/outputs/feeds";
import { createTestFolder } from "../../support/temporary-folder";
import { toBuilt, toPostNode } from "../built-site";

const inFolder = createTestFolder();

const FILES = ["feed.xml", "atom.xml", "feed.json", "category/ipo/feed.xml"];
const file = (name: string) => inFolder("blogs", name);
const text = (name: string) => readFileSync(file(name), "utf8");
/** Returns the trimmed texts inside each such element, by name. */
const elements = (name: string, tag: string) =>
  [...new DOMParser().parseFromString(text(name), "text/xml").getElementsByTagName(tag)].map(
    (element) =>
      Object.fromEntries(
        [...element.children].map((part) => [part.tagName, part.textContent.trim()]),
      ),
  );
const write = (built: ReturnType<typeof toBuilt>) =>
  writeFeeds(inFolder(), readFeedTexts(site, "2026-01-01"), built);

const posts = Array.from({ length: 25 }, (_, index) => toPostNode(25 - index));
const hostile = toPostNode(25, {
  title: `<script>alert("x")</script> & more ]]>`,
  author: "Sample\u000bDesk & Co",
  category: { _id: "c1", blogCategoryName: "Up to <₹100" },
  content: `<p>[[1]]>0\u000b[[2]]>0 <a href="/FAQ">A</a> <a href="#part">B</a> <img src="/a.png" srcset="/a.png 1x, /b.png 2x"></p>`,
});

test("FND-07 three feeds and the category's hold the twenty newest posts, whole and with absolute addresses", () => {
  const changed = write(toBuilt([hostile, ...posts.slice(1)]));
  expect(changed).toEqual(["/blogs/", "/blogs/category/ipo/"]);

  const { items, ...json } = JSON.parse(text("feed.json"));
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
    ...{ id: `${url}/blog/post-24/`, url: `${url}/blog/post-24/`, title: "Post 24" },
    ...{ author: { name: "Sample Desk" }, date_published: "2026-10-24T18:30:00.000Z" },
    ...{ date_modified: "2026-10-25T10:00:00.000Z", summary: "Text 24" },
    content_html: "<p>Text 24</p>",
  });

  for (const name of ["feed.xml", "category/ipo/feed.xml"]) {
    const items = elements(name, "item");
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
  expect(text("atom.xml")).toContain('term="Up to ‹₹100"');
  const entries = elements("atom.xml", "entry");
  expect(entries).toHaveLength(20);
  expect(entries[1]).toMatchObject({ author: "Sample Desk", summary: "Text 24" });
});

test("FND-07 feeds name the firm as author of a post without one, as its JSON-LD does", () => {
  write(toBuilt([toPostNode(25, { author: null })]));
  const author = site.brand.company;
  expect(JSON.parse(text("feed.json")).items).toMatchObject([{ author: { name: author } }]);
  expect(elements("feed.xml", "item")).toMatchObject([{ "dc:creator": author }]);
  expect(elements("atom.xml", "entry")).toMatchObject([{ author }]);
});

test("FND-07 feeds keep their bytes while nothing in them changes, and go with their category", () => {
  write(toBuilt(posts));
  const before = FILES.map(text);
  FILES.forEach((name) => utimesSync(file(name), 1, 1));
  expect(
    write(toBuilt([...posts.slice(0, 20), toPostNode(3, { content: "<p>Other</p>" })])),
  ).toEqual([]);
  expect(FILES.map(text)).toEqual(before);
  expect(FILES.map((name) => statSync(file(name)).mtimeMs)).toEqual(FILES.map(() => 1000));

  const edited = toBuilt([toPostNode(25, { content: "<p>Edited</p>" }), ...posts.slice(1)]);
  expect(write(edited)).toEqual(["/blogs/", "/blogs/category/ipo/"]);
  for (const name of FILES) expect(text(name)).toContain("<p>Edited</p>");

  const whole = edited.pages.filter(({ path }) => !path.includes("/category/"));
  write({ ...edited, pages: whole });
  expect(existsSync(file("category/ipo/feed.xml"))).toBe(false);
  expect(existsSync(file("feed.xml"))).toBe(true);
});

test("FND-07 a blog without posts, and a post without a day, still have feeds", () => {
  write(toBuilt([]));
  expect(text("feed.xml")).toContain(
    "<lastBuildDate>Wed, 31 Dec 2025 18:30:00 GMT</lastBuildDate>",
  );
  write(toBuilt([toPostNode(1, { date: "soon", updatedAt: "soon" })]));
  const [item] = JSON.parse(text("feed.json")).items;
  expect(item).toMatchObject({ title: "Post 1", date_modified: "2025-12-31T18:30:00.000Z" });
  expect(item).not.toHaveProperty("date_published");
});

test("FND-07 a post of today began at midnight in India, and was changed no earlier", () => {
  // 2:10 at night in India, while it is still the day before in UTC.
  write(toBuilt([toPostNode(1, { date: "2026-10-20", updatedAt: "2026-10-19T20:40:00.000Z" })]));
  const midnight = "2026-10-19T18:30:00.000Z";
  const entry = () => JSON.parse(text("feed.json")).items[0];
  expect(entry()).toMatchObject({
    date_published: midnight,
    date_modified: "2026-10-19T20:40:00.000Z",
  });
  write(toBuilt([toPostNode(1, { date: "2026-10-20", updatedAt: "2026-10-01T10:00:00.000Z" })]));
  expect(entry()).toMatchObject({ date_published: midnight, date_modified: midnight });
});
