import fs from "node:fs";
import path from "node:path";
import { readPost } from "../../cms/src/seed/read-post";
import { readYaml } from "../../cms/src/seed/sample-data";
import { ComplaintMonthsSchema, IposSchema } from "../../cms/src/seed/schemas";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const inFolder = folderOfEachTest();

const front = `---
title: A title
slug: a-title
category: Market Basics
author: Research Desk (sample)
date: 2026-10-05
thumbnail: a-title.svg
thumbnailAlt: A drawing
---
`;

test("a post's body is cut at the pictures that stand on lines of their own", () => {
  const body = "One ![not](alone.svg) here.\n\n![A figure](figure.svg)\n\n## Two\n";
  expect(readPost("a.md", front + body)).toEqual({
    title: "A title",
    slug: "a-title",
    category: "Market Basics",
    author: "Research Desk (sample)",
    date: "2026-10-05",
    thumbnail: "a-title.svg",
    thumbnailAlt: "A drawing",
    parts: [
      { markdown: "One ![not](alone.svg) here." },
      { alt: "A figure", file: "figure.svg" },
      { markdown: "## Two" },
    ],
  });
});

test("a post without front matter or with a wrong field names the file and the field", () => {
  expect(() => readPost("a.md", "Just text")).toThrow("a.md: the front matter");
  expect(() => readPost("a.md", front.replace("2026-10-05", "soon"))).toThrow('a.md: "date"');
  expect(() => readPost("a.md", front.replace(/slug.*\n/, ""))).toThrow('a.md: "slug"');
});

test("every post of the seed can be read, and its pictures exist", () => {
  const seed = path.join(process.cwd(), "cms/src/seed");
  const names = fs.readdirSync(path.join(seed, "posts"));
  expect(names.length).toBeGreaterThanOrEqual(36);
  for (const name of names) {
    const post = readPost(name, fs.readFileSync(path.join(seed, "posts", name), "utf8"));
    const files = post.parts.flatMap((part) => ("file" in part ? part.file : []));
    expect(`${post.slug}.md`).toBe(name);
    for (const file of [post.thumbnail, ...files]) {
      expect(fs.existsSync(path.join(seed, "pictures", file))).toBe(true);
    }
  }
});

test("IPO-02 a report of a sample IPO is a post about that issue, and some have one", async () => {
  const seed = path.join(process.cwd(), "cms/src/seed");
  const ipos = await readYaml(path.join(seed, "data"), "ipos.yaml", IposSchema);
  const linked = ipos.filter(({ blogLink }) => blogLink !== null);
  expect(linked.length).toBeGreaterThanOrEqual(3);
  for (const { company, blogLink, issuePrice, listingAt } of linked) {
    const name = `${path.basename(blogLink ?? "")}.md`;
    expect(blogLink).toBe(`/blog/${path.parse(name).name}/`);
    const source = fs.readFileSync(path.join(seed, "posts", name), "utf8");
    expect(readPost(name, source).title).toContain(company.replace(" Limited (sample)", " IPO"));
    for (const fact of [company, issuePrice, listingAt]) expect(source).toContain(fact);
    expect(source).toMatch(/\n\*Sample content: .* do not exist\..*\*\n$/);
  }
});

test.each([
  [
    "months.yaml",
    "- { month: Octember 2026, carriedForward: 0, received: 0, resolved: 0, pending: 0 }",
    ComplaintMonthsSchema,
    '"0.month": must be a month like October 2026',
  ],
  ["ipos.yaml", "- { company: A, status: soon }", IposSchema, '"0.status"'],
])("a slip in %s names the file, the field and the reason", async (name, text, schema, slip) => {
  await writeFiles(inFolder(), { [name]: text });
  await expect(readYaml<unknown>(inFolder(), name, schema)).rejects.toThrow(
    `seed/data/${name}: ${slip}`,
  );
});
