import type { Blog } from "../contract/blogs";
import { shortHash } from "./hash";

// An excerpt's 20 words stand within so many characters of a post's HTML.
const EXCERPT_REACH = 400;

/**
 * A short mark of what a card shows, computed without reading the post's HTML, so that a browser can
 * tell that nothing changed before it loads anything (BLG-01).
 */
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
    blog.html.slice(0, EXCERPT_REACH),
  ];
  return shortHash(JSON.stringify(shown));
}
