import { join } from "node:path";
import { checkLinks, findMarkdownLinks, findYamlLinks } from "../../builder/pages/content-links";
import { removeMissingPages } from "../../builder/pages/existing-pages";
import { readContentPages } from "../../builder/pages/content-pages";
import { readRedirects, findRedirectErrors } from "../../builder/outputs/redirects";
import { SITE_FILE, readAsJson, readSite, findYamlErrors } from "../../builder/site-content";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

// faults/build.full.spec.ts tests that a build reports several of these errors at once.

const site = readSite();
const inFolder = createTestFolder();
const addPage = (name: string, text: string) => writeFiles(inFolder(), { [name]: text });
const toPage = (body = "Text", more = "", path = "/a/") =>
  `---\ntitle: A page\ndescription: About it\npath: ${path}\n${more}---\n\n${body}\n`;
const readPages = () => readContentPages(site, inFolder());
const known = {
  pages: new Map([
    ["/a", "/a/"],
    ["/faq", "/FAQ"],
  ]),
  anchors: new Map([["/a", new Set(["first"])]]),
};

test("BLD-02 a new markdown file is a page, whose layouts may name placeholders; a draft is not", async () => {
  await addPage("a.md", toPage("## Why {product}\n\n### A\n\nText", 'cards: ["Why {product}"]\n'));
  await addPage("b.md", toPage("Text", "draft: true\n", "/b/"));
  const { pages, errors } = readPages();
  expect(pages.map(({ frontMatter }) => frontMatter.path)).toEqual(["/a/"]);
  expect(errors).toEqual([]);
});

test.each([
  ["no front matter", "Text only\n", /a\.md:1: front matter is missing/],
  ["a missing title", "---\ndescription: D\npath: /a/\n---\n", /a\.md:2: field "title" is missing/],
  ["broken YAML", "---\ntitle: [T\ndescription: D\n---\n", /a\.md:[23]: /],
  ["a wrong path", toPage("Text", "", "a"), /a\.md:4: field "path" must start with/],
  ["a taken path", toPage("Text", "", "/blogs/"), /belongs to another part of the site/],
  ["a false placeholder", toPage("{brand.colour}"), /a\.md:7: \{brand\.colour\} is not a text of/],
])("BLD-02 %s is refused with file, line and field", async (_, text, message) => {
  await addPage("a.md", text);
  expect(readPages().errors).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test.each([
  ["colour: red", "Text", /a\.md:5: field "colour" is not known here/],
  ["picture: /none.svg", "Text", /a\.md:5: field "picture" must be a/],
  ["faq: One", "## One", /a\.md:5: field "faq" must be a list/],
  ["cards: [Two]", "## One", /a\.md:5: field "cards\.0" names "Two"/],
  ["cards: [One]\nrows: [One]", "## One\n\n### A\nx", /a\.md:6: .*a second layout/],
  ["faq: [One]", "## One\n\nNo entry", /a\.md:8: needs entries.*###/],
  ["faq: [One]", "## One\n\n### Why?", /a\.md:10: "Why\?" has no text/],
  ["rows: [One]", "## One\n\n### A\nx\n### A\ny", /a\.md:12: "A" occurs twice/],
  [
    "faq: [One]",
    "## One\n\n### A?\nx\n## Two\n### B?\ny",
    /a\.md:13: "### B\?" is below "## Two".*faq/,
  ],
  ["steps: [One]", "## One\n\nNo list", /a\.md:8: needs a numbered list/],
  ["steps: [One]", "## One\n\n1. No title", /a\.md:10: a step starts with/],
])("BLD-02 the field %j of a page that says %j is refused", async (fields, body, message) => {
  await addPage("a.md", toPage(body, `${fields}\n`));
  expect(readPages().errors).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test("BLD-02 two pages on one path are refused, regardless of case and slash", async () => {
  await addPage("a.md", toPage("Text", "", "/Same/"));
  await addPage("b.md", toPage("Text", "", "/same"));
  expect(readPages().errors).toEqual([
    expect.stringMatching(
      /b\.md:4: field "path" \/same is the address of .*a\.md:4: choose another$/,
    ),
  ]);
});

test("BLD-02 dead links of markdown and YAML are reported with file and line", async () => {
  const links = [
    "[a](/a/) [b](/A) [c](/faq/) [d](/none) ![e](/none.svg) [f](contact)",
    "[g](#first) [h](#second) [i](/a/#first) [j](/a?x=1#third) [k](https://a.example/none)",
    '[l](mailto:a@b.example) <a href="/none/2">m</a> ![n](/favicon.svg) [o](/blog/unpublished/)',
    "```\n[p](/none/3)\n```\n[q]: /none/4",
  ];
  await addPage("a.md", toPage(links.join("\n")));
  await addPage("b.yaml", 'list:\n  - path: /none/5\n  - text: "see [it](/none/6) / not"\n');
  const found = readPages().pages.flatMap((each) => findMarkdownLinks(each, site));
  const report = checkLinks([...found, ...findYamlLinks(site, inFolder())], known);
  const short = report.errors.map((line) =>
    /([ab]\.\w+:\d+): link (\S+) (.*)/.exec(line)?.slice(1),
  );
  const nowhere = "leads to no page of this site: correct it or add the page";
  const toNoSection = (path: string) =>
    `is to a section that ${path} does not have: copy the address of the section from the page`;
  expect(short).toEqual([
    ["a.md:7", "/A", "is spelt /a/"],
    ["a.md:7", "/faq/", "is spelt /FAQ"],
    ["a.md:7", "/none", nowhere],
    ["a.md:7", "/none.svg", "is not a file of static/: put it there or correct the name"],
    ["a.md:7", "contact", "must start with /, #, https://, mailto: or tel:"],
    ["a.md:8", "#second", toNoSection("/a/")],
    ["a.md:8", "/a?x=1#third", toNoSection("/a")],
    ["a.md:9", "/none/2", nowhere],
    ["a.md:13", "/none/4", nowhere],
    ["b.yaml:2", "/none/5", nowhere],
    ["b.yaml:3", "/none/6", nowhere],
  ]);
  expect(report.warnings).toEqual([expect.stringMatching(/a\.md:9: link \/blog\/unpublished\//)]);
});

test("BLD-02 a redirect that hides a page, leads to none or occurs twice is an error", async () => {
  const redirects = [
    ["/old", "/a/"],
    ["/faq/", "/a/"],
    ["/older", "/none"],
    ["/OLD/", "/FAQ"],
    ["/api/blogs", "/a/"],
  ];
  const lines = redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`);
  await addPage("redirects.yaml", lines.join(""));
  const file = inFolder("redirects.yaml");
  const { errors } = findRedirectErrors(readRedirects(site, file), known, file);
  expect(errors.map((line) => /(redirects\.yaml:\d+): (.*)/.exec(line)?.slice(1))).toEqual([
    ["redirects.yaml:3", 'field "1.from" /faq/ is a page: remove this entry, or the page first'],
    [
      "redirects.yaml:6",
      'field "2.to" /none leads to no page of this site: correct it or add the page',
    ],
    ["redirects.yaml:7", 'field "3.from" /OLD/ is redirected twice: remove one entry'],
    ["redirects.yaml:9", 'field "4.from" /api/blogs belongs to the API: remove it'],
  ]);
});

test("BLD-02 a redirect may lead to a file or a feed, and an old address may have a query", async () => {
  const redirects = [
    ["/sitemap.xml", "/sitemap-index.xml"],
    ["/downloads/fees.png", "/share-image.png"],
    ["/favicon.ico", "/favicon-32.png"],
    ["/feed/", "/blogs/feed.xml"],
    ["/?p=77", "/a/"],
    ["/?page_id=4", "/a/"],
    ["/index.php?p=77", "/FAQ"],
  ];
  await addPage(
    "redirects.yaml",
    redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(""),
  );
  const file = inFolder("redirects.yaml");
  expect(findRedirectErrors(readRedirects(site, file), known, file)).toEqual({
    errors: [],
    warnings: [],
  });
  await addPage("redirects.yaml", "- from: /x\n  to: /none.png\n");
  expect(findRedirectErrors(readRedirects(site, file), known, file).errors).toHaveLength(1);
});

test("BLD-02 fills placeholders in imported content; in site.yaml they are plain text", async () => {
  await addPage("a.yaml", 'title: "{brand.company}"\nlist: ["Call {contacts.helpline}"]\n');
  const { claims: _, ...firm } = site;
  const { brand, contacts } = firm;
  expect(JSON.parse(readAsJson(join(inFolder(), "a.yaml")))).toEqual({
    title: brand.company,
    list: [`Call ${contacts.helpline}`],
  });
  expect(JSON.parse(readAsJson(SITE_FILE))).toEqual(firm);
  await addPage("b.yaml", "title: fine\ntext: In {brand.colour}\n");
  expect(() => readAsJson(join(inFolder(), "b.yaml"))).toThrow(
    /b\.yaml:2: \{brand\.colour\} is not a text of/,
  );
});

test("FTR-06 a verification link without a page is not shown, others stay in order", () => {
  const items = [{ path: "/upihandle" }, { path: "/no-page/" }, { path: "/FAQ#fees" }];
  const navigation = { footer: { verify: { items } } };
  expect(removeMissingPages(navigation, site)).toEqual({
    footer: { verify: { items: [items[0], items[2]] } },
  });
  expect(removeMissingPages({ other: 1 }, site)).toEqual({ other: 1 });
});

test("HOM-01 an amount stays on one line with its ₹", async () => {
  await addPage("a.yaml", 'title: "₹ 99, ₹1 or ₹ 1,000 crore; ₹ crore"\n');
  expect(JSON.parse(readAsJson(join(inFolder(), "a.yaml")))).toEqual({
    title: "₹\u00a099, ₹\u00a01 or ₹\u00a01,000 crore; ₹ crore",
  });
});

test("BLD-02 the project's own content is valid", () => {
  expect([...findYamlErrors(site), ...readContentPages(site).errors]).toEqual([]);
});

test("EDT-53 the check names line and element of HTML that a page does not show", async () => {
  const body = [
    ...["Text <b>bold</b>, `<script>`, <https://example.org/>, <me@example.org>, 1 <2> 3", ""],
    ...["<script>alert(1)</script>", "<p onclick='x()' style=\"color: red\">a</p>", "<iframe"],
    ...['src="https://example.org/"></iframe>', '<a href="java&#115;cript:x">b</a>', ""],
    ...["<table><tr><td colspan=2>c</td></tr></table>", "```", "<object>", "```"],
  ];
  await addPage("c.md", toPage(body.join("\n"), "", "/c/"));
  const errors = readPages().errors.filter((line) => line.includes("c.md"));
  expect(errors.map((line) => /c\.md:(\d+: .*) is not shown/.exec(line)?.[1])).toEqual([
    "9: <script>",
    "10: onclick, style of <p>",
    "11: <iframe>",
    "13: href of <a>",
  ]);
});
