import { readContentPages } from "../../src/gatsby/content-pages";
import { contentBody } from "../../src/gatsby/markdown";
import { navigation } from "../../src/content/navigation";
import { readSite, yamlFaults } from "../../src/gatsby/site-content";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const inFolder = folderOfEachTest();
const write = (name: string, text: string) => writeFiles(inFolder(), { [name]: text });
const page = (path: string, more = "") =>
  `---\ntitle: A page\ndescription: About it\npath: ${path}\n${more}---\n\nText\n`;
const faults = () => readContentPages(readSite(), inFolder()).faults;

test("BLD-02 a new markdown file is a page; a draft is not", async () => {
  await write("one.md", page("/one/"));
  await write("two.md", page("/two/", "draft: true\n"));
  const paths = readContentPages(readSite(), inFolder()).pages.map(
    ({ frontMatter }) => frontMatter.path,
  );
  expect(paths).toEqual(["/one/"]);
});

test.each([
  ["no front matter", "Text only\n", /a\.md:1: front matter is missing/],
  ["a missing title", "---\ndescription: D\npath: /a/\n---\n", /a\.md:2: field "title" is missing/],
  [
    "a wrong path",
    "---\ntitle: T\ndescription: D\npath: a\n---\n",
    /a\.md:4: field "path" must start with/,
  ],
  ["an unknown field", page("/a/", "colour: red\n"), /a\.md:5: field "colour" is not known here/],
  ["broken YAML", "---\ntitle: [T\ndescription: D\n---\n", /a\.md:[23]: /],
  ["a taken path", page("/blogs/"), /belongs to another part of the site/],
  [
    "an unknown placeholder",
    page("/a/").replace("Text", "{brand.colour}"),
    /a\.md:7: \{brand\.colour\} names no text/,
  ],
])("BLD-02 %s is refused with file, line and field", async (_, text, message) => {
  await write("a.md", text);
  expect(faults().join("\n")).toMatch(message);
});

test("BLD-02 two pages on one path are refused, whatever case and slash", async () => {
  await write("a.md", page("/Same/"));
  await write("b.md", page("/same"));
  expect(faults().join()).toMatch(/b\.md:4: field "path" \/same is already the path of .*a\.md:4/);
});

test("BLD-02 every fault of every file is said at once", async () => {
  await write("a.md", "---\npath: /a/\n---\n");
  await write("b.md", "none");
  expect(faults()).toHaveLength(3);
});

test("LGL-05 placeholders are filled with text, sections get anchors, tables scroll", () => {
  const site = { ...readSite() };
  site.brand = { ...site.brand, company: 'A & "B" <Research>' };
  const body = contentBody(
    '<h2>Our {product}</h2><p title="{company}">{company}</p><h2>Our {product}</h2>' +
      '<a href="%7Blinks.upiCheck%7D">x</a><table></table>',
    site,
  );
  expect(body.headings).toEqual([
    { id: `our-${site.brand.product.toLowerCase()}`, text: `Our ${site.brand.product}` },
    { id: `our-${site.brand.product.toLowerCase()}-2`, text: `Our ${site.brand.product}` },
  ]);
  const [{ html } = { html: "" }] = body.parts;
  expect(html).toContain('>A &#x26; "B" &#x3C;Research></p>');
  expect(html).toContain(`<a href="${site.links.upiCheck}">`);
  expect(html).toContain('<div class="table-scroll"');
});

test("BLD-02 the project's own content is valid", () => {
  const site = readSite();
  expect(yamlFaults(site)).toEqual([]);
  expect(navigation.footer.groups.map(({ title }) => title)).toEqual([
    "Products",
    "Services",
    "Company",
    "Support",
  ]);
  expect(readContentPages(site).pages.map(({ frontMatter }) => frontMatter.path)).toContain(
    "/terms-conditions/",
  );
});
