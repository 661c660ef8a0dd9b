import type { Blog } from "../contract/blogs";
import { shortHash } from "./hash";

// An excerpt's 20 words stand within so many characters of a post's text.
const EXCERPT_REACH = 400;
const TAG = /<[^>]*>/g;

/** A mark of what a card shows; reads no HTML, so that a browser needs no parser for it (BLG-01). */
export function blogSignature(blog: Blog): string {
  const { id, slug, title, author, date, thumbnail, category } = blog;
  const shown = [
    id,
    slug,
    title,
    author,
    date,
    thumbnail?.url,
    category?.name,
    blog.html.replace(TAG, "").slice(0, EXCERPT_REACH),
  ];
  return shortHash(JSON.stringify(shown));
}
