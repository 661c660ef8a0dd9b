import { resolve } from "node:path";
import { fillPlaceholders } from "../../src/content/placeholders";
import type { Site } from "../../src/content/site.schema";
import { listFiles, formatLocation, readYamlTexts } from "../../src/content/read-content";
import { decodeUri, toPathKey } from "../../src/shared/domain/paths";
import { type ContentPage, isServedFile } from "./content-pages";
import { readLines } from "./section-layouts";

export type ContentLink = {
  at: string;
  address: string;
  /** The page that contains the link, if known; `#anchor` refers to it. */
  page?: string;
};

// [words](address "title"), [name]: address, and addresses in HTML.
const LINKS = /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]^][^\]]*\]:\s*(\S+)|\b(?:href|src)="([^"]*)"/g;

/** Returns the links of a markdown page with file and line. */
export function findMarkdownLinks(page: ContentPage, site: Site): ContentLink[] {
  const { path } = page.frontMatter;
  return readLines(page, site).flatMap(({ number, text }) =>
    listLinks(text).map((address) => ({
      at: formatLocation(page.file, number),
      address,
      page: path,
    })),
  );
}

/** Returns the names of all YAML files in a folder, by default content/. */
export const listYamlFiles = (folder = resolve("content")) => listFiles(folder, ".yaml");

/** Returns texts that are only a path, and markdown links in texts, without those of redirects.yaml. */
export function findYamlLinks(
  site: Site,
  folder = resolve("content"),
  names = listYamlFiles(folder),
): ContentLink[] {
  return names
    .filter((name) => name !== "redirects.yaml")
    .flatMap((name) => {
      const file = resolve(folder, name);
      return readYamlTexts(file).flatMap(({ path, value, line }) => {
        // The footer omits verification links whose page does not exist (FTR-06).
        if (name === "navigation.yaml" && path.join(".").startsWith("footer.verify.")) return [];
        const text = name === "site.yaml" ? value : fillPlaceholders(value, site).trim();
        const addresses = /^\/\S*$/.test(text) ? [text] : listLinks(text);
        return addresses.map((address) => ({ at: formatLocation(file, line), address }));
      });
    });
}

function listLinks(text: string): string[] {
  return [...text.matchAll(LINKS)].map(([, inline, named, html]) => inline ?? named ?? html ?? "");
}

export type KnownPages = {
  /** Paths of pages by key (toPathKey). */
  pages: ReadonlyMap<string, string>;
  /** The anchors of markdown pages, by the key of their path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

export type LinkReport = { errors: string[]; warnings: string[] };

const EXTERNAL = /^(https?:\/\/|mailto:|tel:)/;

/** Pages of posts and lists. Links to them only warn, so that texts do not block unpublishing. */
const CMS_PAGES = /^\/(blog|blogs)\/./;

/** Pages of CMS records that a check without the API cannot know. */
export const RECORD_PAGES = /^\/(?:blog|blogs|ipo)\/./;

/** Returns links to missing pages or sections; those to posts and categories only as warnings. */
export function checkLinks(links: readonly ContentLink[], knownPages: KnownPages): LinkReport {
  const report: LinkReport = { errors: [], warnings: [] };
  for (const { at, address, page } of links) {
    const problem = findProblem(address, page, knownPages);
    if (!problem) continue;
    const list = CMS_PAGES.test(address) ? report.warnings : report.errors;
    list.push(`${at}: link ${address} ${problem}`);
  }
  return report;
}

/** Returns why a path leads to no page, or the right spelling of its page; else undefined. */
export function findPageProblem(path: string, pages: KnownPages["pages"]): string | undefined {
  const decoded = decodeUri(path).normalize("NFC");
  const actual = pages.get(toPathKey(decoded));
  if (actual === undefined) return "leads to no page of this site: correct it or add the page";
  const stripFinalSlash = (text: string) => text.replace(/(.)\/$/, "$1");
  return stripFinalSlash(actual) === stripFinalSlash(decoded) ? undefined : `is spelt ${actual}`;
}

function findProblem(address: string, page: string | undefined, knownPages: KnownPages) {
  if (EXTERNAL.test(address)) return undefined;
  const [path = "", anchor] = address.replace(/\?[^#]*/, "").split("#");
  if (path !== "" && !path.startsWith("/"))
    return "must start with /, #, https://, mailto: or tel:";
  if (path !== "" && isServedFile(decodeUri(path))) return undefined;
  const target = path === "" ? page : path;
  if (target === undefined) return undefined;
  if (/\.(?:png|jpe?g|svg|webp|avif|gif|pdf)$/i.test(path))
    return "is not a file of static/: put it there or correct the name";
  const problem = findPageProblem(target, knownPages.pages);
  if (problem || !anchor) return problem;
  const anchors = knownPages.anchors.get(toPathKey(decodeUri(target)));
  if (!anchors || anchors.has(decodeUri(anchor))) return undefined;
  return `is to a section that ${target} does not have: copy the address of the section from the page`;
}
