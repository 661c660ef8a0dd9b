import type { Blog } from "../contract/blogs";
import { toShortHash } from "./hash";

/** Fields that only a post's own page shows. Every other field is part of the signature. */
const PAGE_ONLY: ReadonlySet<string> = new Set<keyof Blog>([
  "updatedAt",
  "revisedAt",
  "revisionNote",
  "kind",
  "securities",
  "holding",
  "priceDataAsOf",
  "related",
  "metaTitle",
  "metaDescription",
  "metaImage",
]);

// The 20 words of an excerpt are within this many characters of a post's text.
const EXCERPT_REACH = 400;
const TAG = /<[^>]*>/g;

/** Returns a hash of a card's content without parsing HTML, so it is cheap in a browser (BLG-01). */
export function hashBlogCard(blog: Blog): string {
  const html = blog.html.replace(TAG, "").slice(0, EXCERPT_REACH);
  const shown = Object.entries({ ...blog, html }).filter(([name]) => !PAGE_ONLY.has(name));
  return toShortHash(JSON.stringify(shown));
}
