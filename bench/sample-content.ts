import { createHash } from "node:crypto";

// Records as the contract words them, the same for the same number, posts of a real length.

const WORDS =
  "investor market price order share risk index issue volume margin trend ratio return debt cash board rating demand supply exchange broker ledger option future hedge capital profit balance sector report".split(
    " ",
  );
const CATEGORIES = ["Market Basics", "IPO Guides", "Technical Analysis", "Fundamental Analysis"];

export type SamplePost = Record<string, unknown> & { slug: string; content: string };

export const sampleCategories = CATEGORIES.map((name, index) => ({
  _id: `category-${index}`,
  blogCategoryName: name,
}));

export function samplePosts(count: number): SamplePost[] {
  return Array.from({ length: count }, (_, index) => samplePost(index));
}

function samplePost(index: number): SamplePost {
  const date = new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString();
  const category = sampleCategories[index % sampleCategories.length];
  return {
    _id: String(1_000_000 - index),
    slug: `sample-post-${index}`,
    title: `Sample post ${index}: ${words(index, 5)}`,
    content: content(index),
    author: "Benchmark (sample)",
    date,
    updatedAt: date,
    category,
    thumbImage: null,
  };
}

function content(index: number): string {
  const section = (part: number) =>
    `<h2>${words(index * 31 + part, 4)}</h2>` +
    `<p>${words(index * 37 + part, 90)}.</p><ul><li>${words(part, 12)}</li><li>${words(index, 9)}</li></ul>`;
  const table = `<table><thead><tr><th>Item</th><th>Value</th></tr></thead><tbody><tr><td>${words(index, 2)}</td><td>${index}</td></tr></tbody></table>`;
  return [0, 1, 2, 3, 4].map(section).join("") + table;
}

function words(seed: number, count: number): string {
  const bytes = createHash("sha512").update(String(seed)).digest();
  return Array.from({ length: count }, (_, index) => {
    const byte = bytes[(index * 7) % bytes.length] ?? 0;
    return WORDS[(byte + index) % WORDS.length];
  }).join(" ");
}

const NAMES = ["Amber", "Banyan", "Cedar", "Company", "Delta", "Copper", "Comet", "Compass"];

export function sampleIpos(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    company: `${NAMES[index % NAMES.length]} ${index} Limited (sample)`,
    status: index % 3 === 0 ? "open" : "closed",
    ipoManager: `Sample Lead Managers ${index % 40}`,
    openingDate: day(index),
    closingDate: day(index - 3),
    listingDate: index % 7 === 0 ? null : day(index - 6),
    issuePrice: `₹ ${100 + (index % 900)} – ${110 + (index % 900)}`,
    issueAmountCr: 50 + ((index * 37) % 9000) / 4,
    listingAt: "Neutral",
    blogLink: index % 2 === 0 ? "/blogs/" : null,
    review: "Sells what it makes in four states. Half of the sales come from two buyers.",
  }));
}

function day(before: number): string {
  return new Date(Date.UTC(2026, 10, 20) - before * 86_400_000).toISOString().slice(0, 10);
}
