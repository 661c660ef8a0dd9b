import type { PageFacts } from "./page-facts";

/** Follows internal links from the home page on. Returns the facts of each page by path. */
export async function crawlSite(
  readFacts: (path: string) => Promise<PageFacts>,
): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  const queue = ["/"];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const facts = await readFacts(path);
    pages.set(path, facts);
    queue.push(...facts.links.map((link) => link.split("#")[0] ?? ""));
  }
  return pages;
}

/** Returns links without a page or section, with the page that contains them. */
export function findBrokenLinks(pages: ReadonlyMap<string, PageFacts>): string[] {
  const found = [...pages.values()].filter(({ status }) => status === 200);
  return found.flatMap(({ path, links }) =>
    links.filter((link) => !isKnownLink(link, pages)).map((link) => `${path} links to ${link}`),
  );
}

/** True if a link leads to a crawled page and an existing anchor of it. */
export function isKnownLink(link: string, pages: ReadonlyMap<string, PageFacts>): boolean {
  const [path = "", anchor] = link.split("#");
  const target = pages.get(path);
  if (target?.status !== 200) return false;
  return !anchor || target.ids.has(anchor);
}
