import type { APIRequestContext, Page } from "@playwright/test";

/** Facts of a page's HTML without scripts. */
export type PageFacts = {
  /** The decoded path at which it was found. */
  path: string;
  status: number;
  titles: string[];
  descriptions: string[];
  h1s: string[];
  canonicals: string[];
  jsonLd: string[];
  /** Decoded addresses of its links within this site. */
  links: string[];
  /** Other addresses that it links to, or names as profiles in JSON-LD. */
  outside: string[];
  /** Names of its links that open a new tab. */
  newTabs: string[];
  ids: Set<string>;
};

/** Fetches a page, following redirects. The static page parses the HTML without opening it. */
export async function readPageFacts(
  { staticPage, request }: { staticPage: Page; request: APIRequestContext },
  path: string,
): Promise<PageFacts> {
  const response = await request.get(encodeURI(path));
  const isPage = (response.headers()["content-type"] ?? "").startsWith("text/html");
  const { links, ids, profiles, ...facts } = await staticPage.evaluate(
    readHtml,
    isPage ? await response.text() : "",
  );
  return {
    path,
    status: response.status(),
    ...facts,
    links: links.flatMap((link) => toInternal(link, path)),
    outside: [...links.filter((link) => toInternal(link, path).length === 0), ...profiles],
    ids: new Set(ids),
  };
}

/** Runs in the static page. */
function readHtml(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const listTexts = (selector: string, attribute?: string) =>
    [...page.querySelectorAll(selector)].map((element) =>
      attribute ? (element.getAttribute(attribute) ?? "") : element.textContent,
    );
  return {
    titles: listTexts("head title"),
    descriptions: listTexts('head meta[name="description"]', "content"),
    canonicals: listTexts('head link[rel="canonical"]', "href"),
    jsonLd: listTexts('script[type="application/ld+json"]'),
    h1s: listTexts("h1"),
    links: listTexts("a[href]", "href"),
    newTabs: listTexts("a[target='_blank']"),
    ids: listTexts("[id]", "id"),
    profiles: listTexts('script[type="application/ld+json"]').flatMap((block) =>
      [JSON.parse(block) as { sameAs?: string[] }].flat().flatMap(({ sameAs }) => sameAs ?? []),
    ),
  };
}

/** Returns the decoded paths of all sitemaps. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const maps = await fetchLocations(request, "/sitemap-index.xml");
  return (await Promise.all(maps.map((map) => fetchLocations(request, map)))).flat();
}

/** Returns the decoded paths that a sitemap or the sitemap index names. */
async function fetchLocations(request: APIRequestContext, file: string): Promise<string[]> {
  const map = await (await request.get(file)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => toPath(address));
}

export const toPath = (address: string) =>
  decodeURIComponent(new URL(address, "http://site.invalid").pathname);

/** Returns the decoded path and anchor of an address of this site, [] for any other. */
function toInternal(address: string, path: string): string[] {
  const url = new URL(address, new URL(encodeURI(path), "http://site.invalid"));
  if (url.host !== "site.invalid") return [];
  return [decodeURIComponent(url.pathname + url.hash)];
}
