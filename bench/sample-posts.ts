import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** Our own texts, so that words are as frequent as in real posts. */
const FOLDERS = ["cms/src/setup/seed/posts", "content/seo", "content/legal"];
const WORDS =
  FOLDERS.flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  )
    .join(" ")
    .match(/[\p{L}\p{M}]+/gu) ?? [];
const CATEGORIES = ["Market Basics", "IPO Guides", "Technical Analysis", "Fundamental Analysis"];

export type SamplePost = Record<string, unknown> & { slug: string; title: string; content: string };

export const SAMPLE_CATEGORIES = CATEGORIES.map((name, index) => ({
  _id: `category-${index}`,
  blogCategoryName: name,
}));

/** Returns posts of a usual length in the contract's format, the same each time. */
export function createPosts(count: number): SamplePost[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString();
    return {
      _id: String(1_000_000 - index),
      slug: `sample-post-${index}`,
      title: `Sample post ${index}: ${createWords(index, 5)}`,
      content: createContent(index),
      author: "Benchmark (sample)",
      date,
      updatedAt: date,
      category: SAMPLE_CATEGORIES[index % SAMPLE_CATEGORIES.length],
      thumbImage: null,
    };
  });
}

function createContent(index: number): string {
  const createSection = (part: number) =>
    `<h2>${createWords(index * 31 + part, 4)}</h2><p>${createWords(index * 37 + part, 100)}.</p>` +
    `<ul><li>${createWords(part, 12)}</li><li>${createWords(index, 9)}</li></ul>`;
  const table = `<table><thead><tr><th>Item</th><th>Value</th></tr></thead><tbody><tr><td>${createWords(index, 2)}</td><td>${index}</td></tr></tbody></table>`;
  return [0, 1, 2, 3, 4].map(createSection).join("") + table;
}

/** Returns the same unordered words for a seed; they compress worse than real text. */
function createWords(seed: number, count: number): string {
  const bytes = createHash("sha512").update(String(seed)).digest();
  return Array.from({ length: count }, (_, index) => {
    const start = bytes.readUInt32BE((index * 4) % 64);
    return WORDS[(start + index * 7919) % WORDS.length];
  }).join(" ");
}
