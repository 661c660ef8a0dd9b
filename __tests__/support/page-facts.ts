import type { APIRequestContext } from "@playwright/test";

/** What a page's HTML says, before any script runs. */
export type PageFacts = {
  /** The decoded path at which it was found. */
  path: string;
  status: number;
  titles: string[];
  descriptions: string[];
  h1s: string[];
  canonicals: string[];
  /** The addresses of its links, those of this site only, decoded. */
  links: string[];
  ids: Set<string>;
};

/** Fetches a page (redirects are followed) and reads its HTML. */
export async function pageFacts(request: APIRequestContext, path: string): Promise<PageFacts> {
  const answer = await request.get(encodeURI(path));
  const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
  const html = isPage ? await answer.text() : "";
  const head = html.slice(0, html.indexOf("</head>"));
  return {
    path,
    status: answer.status(),
    titles: texts(head, /<title[^>]*>([^<]*)<\/title>/g),
    descriptions: texts(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g),
    canonicals: texts(head, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    h1s: texts(html, /<h1[^>]*>(.*?)<\/h1>/gs),
    links: texts(html, /<a\b[^>]*?\shref="([^"]*)"/g).flatMap((address) => inside(address, path)),
    ids: new Set(texts(html, /\sid="([^"]*)"/g)),
  };
}

/** The paths of the sitemap, decoded. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get("/sitemap-0.xml")).text();
  return texts(map, /<loc>([^<]+)<\/loc>/g).map(pathOf);
}

/** The decoded path of an address of this site. */
export const pathOf = (address: string) =>
  decodeURIComponent(new URL(address, "http://site.invalid").pathname);

/** The path, query and anchor of an address on this site; nothing for any other. */
function inside(address: string, path: string): string[] {
  const base = new URL(encodeURI(path), "http://site.invalid");
  const url = new URL(address, base);
  if (url.origin !== base.origin) return [];
  return [decodeURIComponent(url.pathname) + decodeURIComponent(url.hash)];
}

function texts(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => decoded(text));
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
