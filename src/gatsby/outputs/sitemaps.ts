import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { parseBlogSlug, encodePath, paths, toPathKey } from "../../shared/domain/paths";
import { findIpo, findList, type BuiltPage } from "../pages/built-pages";
import { toCodePageAddress, listCodePages } from "../pages/code-pages";
import { writeIfChanged } from "./write-if-changed";

type Entry = { url: string; lastmod: string };

const KINDS = ["categories", "ipos", "pages", "posts"] as const;

/** A sitemap may have 50,000 addresses. */
const MAX_URLS = 45_000;
const FILE = /^sitemap-.*\.xml$/;
const INDEX = "sitemap-index.xml";

/** The entries of each file that this process wrote. */
const written = new Map<string, string>();

/** Writes sitemap-index.xml and a sitemap for each kind of page (BLD-04, FND-08). */
export async function writeSitemaps(
  root: string,
  siteUrl: string,
  pages: readonly BuiltPage[],
  getLastChange: (page: BuiltPage) => string,
): Promise<void> {
  const coded = listCodePages();
  // Gatsby names a page made in code without its last slash.
  const toAddress = (path: string) => (coded.has(toPathKey(path)) ? toCodePageAddress(path) : path);
  const entries = pages
    .map((page) => ({
      kind: classifyPage(page),
      url: siteUrl + encodePath(toAddress(page.path)),
      lastmod: getLastChange(page),
    }))
    .sort((left, right) => (left.url < right.url ? -1 : 1));
  const files = KINDS.flatMap((kind) =>
    splitEntries(
      `sitemap-${kind}`,
      entries.filter((entry) => entry.kind === kind),
    ),
  );
  for (const [name, part] of files) {
    const file = join(root, name);
    const source = JSON.stringify(part);
    if (written.get(file) === source && existsSync(file)) continue;
    writeIfChanged(file, await toXml(part, new SitemapStream()));
    written.set(file, source);
  }
  const index = files.map(([name, part]) => ({
    url: `${siteUrl}/${name}`,
    lastmod: part
      .map(({ lastmod }) => lastmod)
      .reduce((left, right) => (left > right ? left : right)),
  }));
  writeIfChanged(join(root, INDEX), await toXml(index, new SitemapIndexStream()));
  const current = new Set([INDEX, ...files.map(([name]) => name)]);
  for (const name of readdirSync(root)) {
    if (FILE.test(name) && !current.has(name)) rmSync(join(root, name));
  }
}

function classifyPage(page: BuiltPage): (typeof KINDS)[number] {
  if (parseBlogSlug(page.path) !== null) return "posts";
  if (findList(page)?.active) return "categories";
  return findIpo(page) || IPO_PAGES.includes(toPathKey(page.path)) ? "ipos" : "pages";
}

const IPO_PAGES = [paths.ipos(), paths.ipoCalendar()].map(toPathKey);

function splitEntries(name: string, entries: Entry[]): (readonly [string, Entry[]])[] {
  return Array.from({ length: Math.ceil(entries.length / MAX_URLS) }, (_, index) => [
    `${name}${index === 0 ? "" : `-${index + 1}`}.xml`,
    entries.slice(index * MAX_URLS, (index + 1) * MAX_URLS),
  ]);
}

async function toXml(items: Entry[], stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}
