import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { UnknownPlaceholder, fillAll } from "../config/placeholders";
import { words } from "../config/schema-fields";
import type { Site } from "../config/site-schema";
import { codePages, pathKey } from "./code-pages";
import { ContentError, place, placeholderFault, readMarkdownFile, type Markdown } from "./content";
import { filesOf } from "./files-of";
import { lookFaults } from "./look-faults";
import { linesOf, sectionsOf } from "./markdown-outline";
import { lookFields } from "./section-looks";

const flag = v.optional(v.boolean("must be true or false"), false);

/** The front matter of a markdown page; docs/content.md explains each field to editors. */
const FrontMatterSchema = v.strictObject({
  title: words,
  description: words,
  path: v.pipe(
    words,
    v.startsWith("/", "must start with /"),
    v.regex(/^[^\s?#]*$/, "must not hold spaces, ? or #"),
  ),
  keywords: v.optional(words),
  heading: v.optional(words),
  eyebrow: v.optional(words),
  picture: v.optional(
    v.pipe(words, v.check(isStaticFile, "must be a file of static/, such as /pictures/name.svg")),
  ),
  lastUpdated: v.optional(words),
  article: flag,
  draft: flag,
  ...lookFields,
});
export type FrontMatter = v.InferOutput<typeof FrontMatterSchema>;
export type ContentPage = Markdown<FrontMatter>;

/** Paths that are made elsewhere; a markdown page there would be lost. */
const TAKEN = [/^\/blogs(\/|$)/i, /^\/blog(\/|$)/i, /^\/api(\/|$)/i, /^\/$/];

/**
 * The markdown pages of content/, checked, placeholders of front matter filled, drafts left out.
 * @param inCode the pages that are made in code, by key; a markdown page cannot be one of them
 * @throws {ContentError} with every fault of every file
 */
export function readContentPages(
  site: Site,
  folder = resolve("content"),
  inCode = codePages(),
): ContentPage[] {
  const faults: string[] = [];
  const pages: ContentPage[] = [];
  for (const name of filesOf(folder, ".md")) {
    const file = resolve(folder, name);
    try {
      const page = readMarkdownFile(file, FrontMatterSchema, (value) => fillAll(value, site));
      faults.push(...lookFaults(page, sectionsOf(linesOf(page, site))));
      pages.push(page);
    } catch (error) {
      faults.push(...faultsOf(error, file));
    }
  }
  faults.push(...pathFaults(pages, inCode));
  if (faults.length > 0) throw new ContentError(faults);
  return pages.filter(({ frontMatter }) => !frontMatter.draft);
}

/** True for a path of a file in static/, which the site serves as it is. */
export function isStaticFile(path: string): boolean {
  return /^\/[^/]/.test(path) && existsSync(resolve("static", path.slice(1)));
}

function faultsOf(error: unknown, file: string): string[] {
  if (error instanceof ContentError) return error.lines;
  if (error instanceof UnknownPlaceholder) return [placeholderFault(file, error)];
  throw error;
}

function pathFaults(pages: ContentPage[], inCode: ReadonlyMap<string, string>): string[] {
  const owners = new Map(inCode);
  return pages.flatMap(({ file, lineOf, frontMatter: { path } }) => {
    const here = place(file, lineOf(["path"]));
    const owner = owners.get(pathKey(path));
    if (owner) return [`${here}: field "path" ${path} is already the path of ${owner}`];
    owners.set(pathKey(path), here);
    if (TAKEN.some((taken) => taken.test(path))) {
      return [`${here}: field "path" ${path} belongs to another part of the site`];
    }
    return [];
  });
}
