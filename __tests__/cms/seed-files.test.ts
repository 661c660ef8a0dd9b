import fs from "node:fs";
import path from "node:path";
import { readPostFile } from "../../cms/src/seed/post-file";
import { readYaml } from "../../cms/src/seed/read-yaml";
import { ComplaintMonthsSchema, IposSchema } from "../../cms/src/seed/schemas";
import { makeTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";

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
  expect(readPostFile("a.md", front + body)).toEqual({
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
  expect(() => readPostFile("a.md", "Just text")).toThrow("a.md: the front matter");
  expect(() => readPostFile("a.md", front.replace("2026-10-05", "soon"))).toThrow('a.md: "date"');
  expect(() => readPostFile("a.md", front.replace(/slug.*\n/, ""))).toThrow('a.md: "slug"');
});

test("every post of the seed can be read, and its pictures exist", () => {
  const seed = path.join(process.cwd(), "cms/src/seed");
  const names = fs.readdirSync(path.join(seed, "posts"));
  expect(names.length).toBeGreaterThanOrEqual(36);
  for (const name of names) {
    const post = readPostFile(name, fs.readFileSync(path.join(seed, "posts", name), "utf8"));
    const files = post.parts.flatMap((part) => ("file" in part ? part.file : []));
    expect(`${post.slug}.md`).toBe(name);
    for (const file of [post.thumbnail, ...files]) {
      expect(fs.existsSync(path.join(seed, "pictures", file))).toBe(true);
    }
  }
});

test("a data file with a slip names the file, the field and the reason", async () => {
  const folder = await makeTemporaryFolder();
  try {
    await writeFiles(folder, {
      "months.yaml":
        "- { month: Octember 2026, carriedForward: 0, received: 0, resolved: 0, pending: 0 }",
      "ipos.yaml": "- { company: A, status: soon }",
    });
    await expect(readYaml(folder, "months.yaml", ComplaintMonthsSchema)).rejects.toThrow(
      'seed/data/months.yaml: "0.month": must be a month like October 2026',
    );
    await expect(readYaml(folder, "ipos.yaml", IposSchema)).rejects.toThrow(
      'seed/data/ipos.yaml: "0.status"',
    );
  } finally {
    await removeFolder(folder);
  }
});
