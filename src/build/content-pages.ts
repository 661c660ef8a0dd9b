import { resolve } from "node:path";
import * as v from "valibot";
import { UnknownPlaceholder, fillAll, fillPlaceholders } from "../config/placeholders";
import { words } from "../config/schema-fields";
import type { Site } from "../config/site-schema";
import { ContentError, place, placeholderFault, readMarkdownFile, type Markdown } from "./content";
import { filesOf } from "./files-of";

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
  lastUpdated: v.optional(words),
  draft: v.optional(v.boolean("must be true or false"), false),
});
export type FrontMatter = v.InferOutput<typeof FrontMatterSchema>;
export type ContentPage = Markdown<FrontMatter>;

/** Paths that are made elsewhere; a markdown page there would be lost. */
const TAKEN = [/^\/blogs(\/|$)/i, /^\/blog(\/|$)/i, /^\/api(\/|$)/i, /^\/$/];

/**
 * The markdown pages of content/, checked, placeholders of front matter filled, drafts left out.
 * Throws a {@link ContentError} with every fault of every file.
 */
export function readContentPages(site: Site, folder = resolve("content")): ContentPage[] {
  const faults: string[] = [];
  const pages: ContentPage[] = [];
  for (const name of filesOf(folder, ".md")) {
    const file = resolve(folder, name);
    try {
      const page = readMarkdownFile(file, FrontMatterSchema, (value) => fillAll(value, site));
      fillPlaceholders(page.body, site);
      pages.push(page);
    } catch (error) {
      faults.push(...faultsOf(error, file));
    }
  }
  faults.push(...pathFaults(pages));
  if (faults.length > 0) throw new ContentError(faults);
  return pages.filter(({ frontMatter }) => !frontMatter.draft);
}

function faultsOf(error: unknown, file: string): string[] {
  if (error instanceof ContentError) return error.lines;
  if (error instanceof UnknownPlaceholder) return [placeholderFault(file, error)];
  throw error;
}

function pathFaults(pages: ContentPage[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, frontMatter: { path } }) => {
    const key = path.toLowerCase().replace(/\/+$/, "");
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner) {
      return [`${place(file, 1)}: field "path" ${path} is already the path of ${place(owner, 1)}`];
    }
    if (TAKEN.some((taken) => taken.test(path))) {
      return [`${place(file, 1)}: field "path" ${path} belongs to another part of the site`];
    }
    return [];
  });
}
