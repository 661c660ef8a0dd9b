import type { Site } from "../../../src/content/site.schema";
import { splitSearchWords, type SearchEntry } from "../../../src/shared/domain/search";
import { createCodeSearchPages } from "./code-search-pages";
import { pickMainWords, cutOpening } from "./main-words";
import { createMarkdownSearchPages } from "./markdown-search-pages";
import type { SearchPage } from "./search-page";

/** Returns the pages of content/ and code, and the blog's first list, in a stable order. */
export function readSearchPages(site: Site): SearchPage[] {
  return [...createCodeSearchPages(site), ...createMarkdownSearchPages(site)];
}

/** Returns the entry of a page, then those of its parts. */
export function createPageEntries(page: SearchPage): SearchEntry[] {
  const { path, title } = page;
  const headings = page.headings.join(" · ");
  const opening = cutOpening(page.lead);
  const keywords = [...new Set(splitSearchWords(page.keywords))].join(" ");
  const words = pickMainWords(page.text, [title, headings, opening, keywords].join(" "));
  return [
    { kind: "page", path, title, headings, ...(keywords && { keywords }), opening, words },
    ...page.parts.map(({ kind, id, title: name, text }): SearchEntry => {
      const first = cutOpening(text);
      return {
        kind,
        path: `${path}#${id}`,
        title: name,
        page: title,
        opening: first,
        words: pickMainWords(text, `${name} ${first}`),
      };
    }),
  ];
}
