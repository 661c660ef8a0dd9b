import type { Blog } from "../contract/blogs";
import type { Picture } from "../contract/picture";
import { blogSignature } from "./blog-signature";
import { formatLongDate, formatShortDate } from "./dates";
import { cleanHtml } from "./html";
import { slugSegment } from "./slug";
import { firstCharacters, firstWords, readTime } from "./text";

/** What a blog card shows (BLG-04); everything is ready to be printed. */
export type BlogCard = {
  /** Changes when the card does: a list compares it with the API's answer (BLG-01). */
  signature: string;
  /** The post's path segment under /blog/. */
  segment: string;
  title: string;
  excerpt: string;
  /** ISO, for the `datetime` attribute; null when unknown. */
  date: string | null;
  /** 'Oct 05, 2026', or 'no date'. */
  dateText: string;
  author: string;
  thumbnail: Picture | null;
  /** Null for a post without a category. */
  category: string | null;
};

/** What a post's page shows (PST-01, PST-03). */
export type BlogArticle = {
  segment: string;
  title: string;
  author: string;
  date: string | null;
  /** '5 October 2026'; the raw value where it is no date; null when missing. */
  dateText: string | null;
  updatedAt: string | null;
  readTime: string;
  /** The meta description: 160 characters of plain content. */
  description: string;
  html: string;
  thumbnail: Picture | null;
  category: string | null;
};

/**
 * Everything that pages show of a post, from one reading of its HTML.
 * @param base put before picture paths where the API is on another host
 */
export function describeBlog(blog: Blog, base = ""): { card: BlogCard; article: BlogArticle } {
  const { html, text } = cleanHtml(blog.html, base);
  const shared = {
    segment: slugSegment(blog.slug),
    title: blog.title,
    date: blog.date,
    thumbnail: blog.thumbnail && withBase(blog.thumbnail, base),
    category: blog.category?.name ?? null,
  };
  return {
    card: {
      ...shared,
      signature: blogSignature(blog),
      excerpt: firstWords(text, 20),
      dateText: formatShortDate(blog.date) ?? "no date",
      author: blog.author ?? "Unknown",
    },
    article: {
      ...shared,
      author: blog.author ?? "Unknown Author",
      dateText: formatLongDate(blog.date) ?? blog.date,
      updatedAt: blog.updatedAt,
      readTime: readTime(text),
      description: firstCharacters(text, 160),
      html,
    },
  };
}

function withBase(picture: Picture, base: string): Picture {
  const absolute = (url: string) => (url.startsWith("/") ? base + url : url);
  return {
    ...picture,
    url: absolute(picture.url),
    sizes: picture.sizes.map((size) => ({ ...size, url: absolute(size.url) })),
  };
}
