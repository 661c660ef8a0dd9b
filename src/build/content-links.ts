import { resolve } from "node:path";
import { fillPlaceholders } from "../config/placeholders";
import type { Site } from "../config/site-schema";
import { place, yamlTexts } from "./content";
import type { ContentPage } from "./content-pages";
import { filesOf } from "./files-of";
import { linesOf } from "./markdown-outline";

/** A link that content/ holds: where it stands and where it leads. */
export type ContentLink = {
  /** File and line. */
  at: string;
  address: string;
  /** The page it stands on, where that is known: `#anchor` belongs to it. */
  page?: string;
};

// [words](address "title"), [name]: address, and addresses in HTML.
const LINKS = /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]*)"/g;

/** The links of a markdown page, its placeholders filled. */
export function markdownLinks(page: ContentPage, site: Site): ContentLink[] {
  const { path } = page.frontMatter;
  return linesOf(page, site).flatMap(({ number, text }) =>
    linksIn(text).map((address) => ({ at: place(page.file, number), address, page: path })),
  );
}

/**
 * The links of the YAML files: every text that is nothing but a path, and markdown links inside
 * texts. Addresses of redirects are checked apart (redirects.ts).
 */
export function yamlLinks(site: Site, folder = resolve("content")): ContentLink[] {
  return filesOf(folder, ".yaml")
    .filter((name) => name !== "redirects.yaml")
    .flatMap((name) => {
      const file = resolve(folder, name);
      return yamlTexts(file).flatMap(({ value, line }) => {
        const text = name === "site.yaml" ? value : fillPlaceholders(value, site).trim();
        const addresses = /^\/\S*$/.test(text) ? [text] : linksIn(text);
        return addresses.map((address) => ({ at: place(file, line), address }));
      });
    });
}

function linksIn(text: string): string[] {
  return [...text.matchAll(LINKS)].map(([, inline, named, html]) => inline ?? named ?? html ?? "");
}
