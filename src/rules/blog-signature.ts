import type { Blog } from "../contract/blogs";
import { shortHash } from "./hash";

/**
 * A short mark of what a card shows, computed without reading the post's HTML, so that a browser can
 * tell that nothing changed before it loads anything (BLG-01).
 */
export function blogSignature(blog: Blog): string {
  const { id, slug, title, author, date, thumbnail, category } = blog;
  const shown = [id, slug, title, author, date, thumbnail?.url, category?.name, blog.html.length];
  return shortHash(JSON.stringify(shown));
}
