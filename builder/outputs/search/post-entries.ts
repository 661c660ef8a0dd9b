import type { BlogArticle } from "../../../src/shared/domain/blog";
import { formatShortDate } from "../../../src/shared/domain/dates";
import { paths } from "../../../src/shared/domain/paths";
import type { SearchEntry } from "../../../src/shared/domain/search";
import { compareText } from "../../../src/shared/domain/text";
import { pickMainWords, cutOpening } from "./main-words";

/** The search part of a post's node (builder/source): an edit reads only one post again. */
export type PostNode = { id: string; date: string | null; search: SearchEntry };

/** Returns a post's search entry; `text` is its whole plain text. */
export function createPostEntry(article: BlogArticle, text: string): SearchEntry {
  const { segment, title, author, category, date } = article;
  const headings = article.headings.map((heading) => heading.text).join(" · ");
  const opening = cutOpening(text);
  return {
    kind: "post",
    path: paths.blog(segment),
    title,
    date: formatShortDate(date) ?? undefined,
    author,
    category: category ?? undefined,
    headings,
    opening,
    words: pickMainWords(text, `${title} ${headings} ${opening}`),
  };
}

/** Returns the entries, oldest post first, so that a new post changes only the last block. */
export function createPostEntries(nodes: Iterable<PostNode>): SearchEntry[] {
  return [...nodes]
    .map(({ id, date, search }) => ({ id, time: Date.parse(date ?? "") || 0, search }))
    .sort((left, right) => left.time - right.time || compareText(left.id, right.id))
    .map(({ search }) => search);
}
