import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { encodePath, toPathKey } from "../../src/shared/domain/paths";
import type { BuiltPage } from "../pages/built-pages";
import { toCodePageAddress, listCodePages } from "../pages/code-pages";

type SitemapPage = { path: string; lastmod: string };

/** Writes sitemap-index.xml and sitemap-0.xml in full builds and increments (BLD-04, FND-08). */
export const sitemapPlugin = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    createLinkInHead: false,
    // A sitemap may have 50,000 addresses.
    entryLimit: 45_000,
    query: "{ site { siteMetadata { siteUrl } } sitemapPages }",
    resolvePages: ({ sitemapPages }: { sitemapPages: SitemapPage[] }) => sitemapPages,
    serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  },
};

/** Returns the encoded path and the last change of each page, by path. */
export function listSitemapPages(
  pages: readonly BuiltPage[],
  getLastChange: (page: BuiltPage) => string,
): SitemapPage[] {
  const coded = listCodePages();
  // Gatsby names a page made in code without its last slash.
  const toAddress = (path: string) => (coded.has(toPathKey(path)) ? toCodePageAddress(path) : path);
  return pages
    .map((page) => ({ path: encodePath(toAddress(page.path)), lastmod: getLastChange(page) }))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Removes sitemaps of earlier builds, which the index does not name. */
export function removeOldSitemaps(root: string): void {
  const index = readFileSync(join(root, "sitemap-index.xml"), "utf8");
  const old = readdirSync(root).filter(
    (name) => /^sitemap-(?!index).*\.xml$/.test(name) && !index.includes(`/${name}<`),
  );
  for (const name of old) rmSync(join(root, name));
}
