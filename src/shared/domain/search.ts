import { toPlainText } from "../contract/plain-text";

/** Search data of a post, a page or a part of a page (decision 0021). */
export type SearchEntry = {
  kind: "post" | "page" | "section" | "question";
  /** The page's path; for a part with its anchor. */
  path: string;
  title: string;
  /** The title of the page that contains the part. */
  page?: string;
  /** As the blog's cards show it. */
  date?: string;
  author?: string;
  category?: string;
  headings?: string;
  keywords?: string;
  /** Other words of visitors for it (content/search-aliases.yaml). */
  aliases?: string;
  opening: string;
  /** The most frequent other words. */
  words: string;
};

/** A file of entries, named by its content. */
export type SearchFile = { file: string; bytes: number };
export type PostsFile = SearchFile & { posts: number };

/** Files of posts, the newest first; `bytes` compressed. */
export type SearchManifest = { pages: SearchFile; posts: PostsFile[] };

export const SEARCH_MANIFEST = "/search.json";
export const SEARCH_FOLDER = "/static/search";

/** Letters of any script with their marks, and digits; an apostrophe or joiner does not split a word. */
export const WORD = /[\p{L}\p{M}\p{N}'’\u200c\u200d]+/gu;

/** Returns a text's words in the form in which they are compared: "Company's" as "company". */
export function splitSearchWords(text: string): string[] {
  const words = toPlainText(text).toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.replace(/['’]s?$|['’\u200c\u200d]/g, "")).filter(Boolean);
}
