import { linkReport } from "../../src/gatsby/check-links";
import { codePages } from "../../src/gatsby/code-pages";
import { checkLinks, markdownLinks, yamlLinks } from "../../src/gatsby/content-links";
import { readContentPages } from "../../src/gatsby/content-pages";
import { readRedirects, redirectFaults } from "../../src/gatsby/redirects";
import { readSite, yamlFaults } from "../../src/gatsby/site-content";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const inFolder = folderOfEachTest();
const write = (name: string, text: string) => writeFiles(inFolder(), { [name]: text });
const page = (body: string, more = "") =>
  `---\ntitle: A page\ndescription: About it\npath: /a/\n${more}---\n\n${body}\n`;
const pageFaults = () => readContentPages(readSite(), inFolder()).faults;
const known = {
  pages: new Map([
    ["/a", "/a/"],
    ["/faq", "/FAQ"],
  ]),
  anchors: new Map([["/a", new Set(["first"])]]),
};

test.each([
  [
    "a heading that is not there",
    "## One",
    "cards: [Two]",
    /a\.md:5: field "cards\.0" names "Two"/,
  ],
  ["questions without entries", "## One\n\nText", "faq: [One]", /a\.md:8: needs entries.*###/],
  [
    "a question without an answer",
    "## One\n\n### Why?",
    "faq: [One]",
    /a\.md:10: "Why\?" has no text/,
  ],
  [
    "an entry twice",
    "## One\n\n### A\nx\n### A\ny",
    "rows: [One]",
    /a\.md:12: "A" stands there twice/,
  ],
  ["steps without a list", "## One\n\nText", "steps: [One]", /a\.md:8: needs a numbered list/],
  ["a step without a title", "## One\n\n1. Text", "steps: [One]", /a\.md:10: a step begins with/],
  ["two looks", "## One\n\n### A\nx", "cards: [One]\nrows: [One]", /a\.md:6: .*a second look/],
  ["no list", "## One", "faq: One", /a\.md:5: field "faq" must be a list/],
  [
    "a picture that is not there",
    "Text",
    "picture: /none.svg",
    /a\.md:5: field "picture" must be a/,
  ],
  ["the path of a page made in code", "x", "", /"path" \/FAQ is already the path of src\/pages/],
])("BLD-02 %s is refused with file, line and field", async (name, body, more, message) => {
  const inCode = name.startsWith("the path");
  const text = page(body, more === "" ? "" : `${more}\n`);
  await write("a.md", inCode ? text.replace("/a/", "/FAQ") : text);
  const taken = inCode ? new Map([["/faq", "src/pages/FAQ.tsx"]]) : codePages();
  expect(readContentPages(readSite(), inFolder(), taken).faults).toEqual([
    expect.stringMatching(message),
  ]);
});

test("BLD-02 a placeholder in a heading is the same in the front matter", async () => {
  await write("a.md", page("## Why {product}\n\n### A\n\nText", 'cards: ["Why {product}"]\n'));
  expect(pageFaults()).toEqual([]);
});

test("BLD-02 pages made in code are known by their files", () => {
  expect([...codePages()]).toEqual(
    expect.arrayContaining([
      ["/", "src/pages/index.tsx"],
      ["/upihandle", "src/pages/upihandle.tsx"],
    ]),
  );
});

test("BLD-02 links of markdown and YAML that lead nowhere are said with file and line", async () => {
  const links = [
    "[a](/a/) [b](/A) [c](/faq/) [d](/none) ![e](/none.svg) [f](contact)",
    "[g](#first) [h](#second) [i](/a/#first) [j](/a?x=1#third) [k](https://a.example/none)",
    '[l](mailto:a@b.example) <a href="/none/2">m</a> ![n](/favicon.svg) [o](/blog/unpublished/)',
    "```\n[p](/none/3)\n```\n[q]: /none/4",
  ];
  await write("a.md", page(links.join("\n")));
  await write("b.yaml", 'list:\n  - path: /none/5\n  - text: "see [it](/none/6) / not"\n');
  const site = readSite();
  const found = readContentPages(site, inFolder()).pages.flatMap((each) =>
    markdownLinks(each, site),
  );
  const report = checkLinks([...found, ...yamlLinks(site, inFolder())], known);
  const short = report.faults.map((line) =>
    /([ab]\.\w+:\d+): link (\S+) (.*)/.exec(line)?.slice(1),
  );
  expect(short).toEqual([
    ["a.md:7", "/A", "is spelt /a/"],
    ["a.md:7", "/faq/", "is spelt /FAQ"],
    ["a.md:7", "/none", "leads to no page of this site"],
    ["a.md:7", "/none.svg", "leads to no page of this site"],
    ["a.md:7", "contact", "must begin with /, #, https://, mailto: or tel:"],
    ["a.md:8", "#second", "names a section that /a/ does not have"],
    ["a.md:8", "/a?x=1#third", "names a section that /a does not have"],
    ["a.md:9", "/none/2", "leads to no page of this site"],
    ["a.md:13", "/none/4", "leads to no page of this site"],
    ["b.yaml:2", "/none/5", "leads to no page of this site"],
    ["b.yaml:3", "/none/6", "leads to no page of this site"],
  ]);
  expect(report.warnings).toEqual([expect.stringMatching(/a\.md:9: link \/blog\/unpublished\//)]);
});

test("BLD-02 a redirect hides no page, leads to one, and stands there once", async () => {
  await write(
    "redirects.yaml",
    [
      ["/old", "/a/"],
      ["/faq/", "/a/"],
      ["/older", "/none"],
      ["/OLD/", "/FAQ"],
      ["/api/blogs", "/a/"],
    ]
      .map(([from, to]) => `- from: ${from}\n  to: ${to}\n`)
      .join(""),
  );
  const file = inFolder("redirects.yaml");
  const { faults } = redirectFaults(readRedirects(readSite(), file), known, file);
  expect(faults.map((line) => /(redirects\.yaml:\d+): (.*)/.exec(line)?.slice(1))).toEqual([
    ["redirects.yaml:3", 'field "1.from" /faq/ is a page; a page cannot be redirected'],
    ["redirects.yaml:6", 'field "2.to" /none leads to no page of this site'],
    ["redirects.yaml:7", 'field "3.from" /OLD/ is redirected twice'],
    ["redirects.yaml:9", 'field "4.from" /api/blogs belongs to the API'],
  ]);
});

test("HDR-02 an unknown icon is refused with file and line", async () => {
  await write(
    "navigation.yaml",
    "products:\n  label: P\n  items:\n    - title: T\n      description: D\n      icon: rocket\n      path: /a/\n" +
      "header: []\nfooter: { groups: [], bottom: [] }\n",
  );
  expect(yamlFaults(readSite(), inFolder())).toContainEqual(
    expect.stringMatching(
      /navigation\.yaml:6: field "products\.items\.0\.icon" must be an icon: advice/,
    ),
  );
});

test("ROU-01 a page that is missing is found by the links of the project's own content", () => {
  const site = readSite();
  const report = linkReport(site, ["/", "/FAQ", "/terms-conditions/"]);
  expect(report.faults).toContainEqual(
    expect.stringMatching(/content\/navigation\.yaml:\d+: link \/about-us\/ leads to no page/),
  );
  expect(report.faults.join()).not.toMatch(/link \/(FAQ|terms-conditions\/|) leads/);
});
