import { statSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { hideClaims } from "../../src/content/hidden-claims";
import { UnknownPlaceholder, fillValues } from "../../src/content/placeholders";
import { nonEmptyText } from "../../src/content/schema-fields";
import type { Site } from "../../src/content/site.schema";
import { listCodePages } from "./code-pages";
import {
  ContentError,
  listFiles,
  formatLocation,
  describePlaceholder,
  readMarkdownFile,
  type Markdown,
} from "../../src/content/read-content";
import { ESCALATION_MARK, ORDER_MARK } from "../escalation-table";
import { findDisclosureErrors } from "./disclosure-errors";
import { findDroppedHtml } from "./dropped-html";
import { findPinnedErrors, pinnedField } from "./pinned-text";
import {
  findLayoutErrors,
  layoutFields,
  readLines,
  splitSections,
  type Line,
} from "./section-layouts";
import { toPathKey } from "../../src/shared/domain/paths";

const flag = v.optional(v.boolean("must be true or false"), false);

const FrontMatterSchema = v.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  path: v.pipe(
    nonEmptyText,
    v.startsWith("/", "must start with /"),
    v.regex(/^[^\s?#]*$/, "must not contain spaces, ? or #"),
  ),
  keywords: v.optional(nonEmptyText),
  heading: v.optional(nonEmptyText),
  eyebrow: v.optional(nonEmptyText),
  picture: v.optional(
    v.pipe(
      nonEmptyText,
      v.check(
        isStaticFile,
        "must be a file of static/, such as /pictures/name.svg: put it there, or correct the name",
      ),
    ),
  ),
  lastUpdated: v.optional(
    v.pipe(
      nonEmptyText,
      v.regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, "must be a date such as May 30, 2025"),
    ),
  ),
  article: flag,
  draft: flag,
  pinned: pinnedField,
  ...layoutFields,
});
export type FrontMatter = v.InferOutput<typeof FrontMatterSchema>;
export type ContentPage = Markdown<FrontMatter>;

/** Paths of other pages, which would replace a markdown page. */
const RESERVED_PATHS = [/^\/(?:blogs|blog|api|search)(\/|$)/i, /^\/$/];

/** Returns pages without drafts, and errors of all files with their line. `codePages`: pages in code, by key. */
export function readContentPages(
  site: Site,
  folder = resolve("content"),
  codePages = listCodePages(),
): { pages: ContentPage[]; errors: string[] } {
  const errors: string[] = [];
  const pages: ContentPage[] = [];
  for (const name of listFiles(folder, ".md")) {
    const file = resolve(folder, name);
    try {
      const page = readContentPage(file, site);
      const lines = readLines(page, site);
      const sections = splitSections(lines);
      errors.push(...findMarkErrors(file, lines), ...findDroppedHtml(file, lines));
      errors.push(...findLayoutErrors(page, sections));
      errors.push(...findPinnedErrors(page), ...findDisclosureErrors(page, sections));
      pages.push({ ...page, frontMatter: hideClaims(page.frontMatter) });
    } catch (error) {
      errors.push(...toErrors(error, file));
    }
  }
  errors.push(...findPathErrors(pages, codePages));
  return { pages: pages.filter(({ frontMatter }) => !frontMatter.draft), errors };
}

/** Reads one markdown page. Throws a ContentError or UnknownPlaceholder. */
export function readContentPage(file: string, site: Site): ContentPage {
  return readMarkdownFile(file, FrontMatterSchema, (value) => fillValues(value, site));
}

/** Finds lines that look like a heading or a mark and are neither. */
function findMarkErrors(file: string, lines: Line[]): string[] {
  return lines.flatMap(({ number, text }) => {
    const [, mark] = /^\s*(<!--\s*[\w-]+\s*-->)\s*$/.exec(text) ?? [];
    if (mark !== undefined && mark !== ESCALATION_MARK && mark !== ORDER_MARK) {
      return [
        `${formatLocation(file, number)}: ${mark} is an unknown mark: write ${ESCALATION_MARK} or remove it`,
      ];
    }
    if (!/^#{2,6}[^#\s]/.test(text)) return [];
    return [`${formatLocation(file, number)}: a heading needs a space after its #: add it`];
  });
}

/** True if `path` is a file of static/. */
function isStaticFile(path: string): boolean {
  const stats = statSync(resolve("static", path.slice(1)), { throwIfNoEntry: false });
  return /^\/[^/]/.test(path) && stats?.isFile() === true;
}

function toErrors(error: unknown, file: string): string[] {
  if (error instanceof ContentError) return error.lines;
  if (error instanceof UnknownPlaceholder) return [describePlaceholder(file, error)];
  throw error;
}

function findPathErrors(pages: ContentPage[], codePages: ReadonlyMap<string, string>): string[] {
  const owners = new Map(codePages);
  return pages.flatMap(({ file, findLine, frontMatter: { path } }) => {
    const here = formatLocation(file, findLine(["path"]));
    const owner = owners.get(toPathKey(path));
    if (owner) return [`${here}: field "path" ${path} is the address of ${owner}: choose another`];
    owners.set(toPathKey(path), here);
    if (RESERVED_PATHS.some((pattern) => pattern.test(path))) {
      return [`${here}: field "path" ${path} belongs to another part of the site: choose another`];
    }
    return [];
  });
}

const GENERATED =
  /^\/(?:sitemap-(?:index|\d+)\.xml|ipo-calendar\.ics|robots\.txt|blogs\/(?:feed\.xml|atom\.xml|feed\.json)|blogs\/category\/[^/]+\/feed\.xml|\.well-known\/security\.txt)$/;

/** True for a path of a file in static/, or of a file that each build writes. */
export function isServedFile(path: string): boolean {
  return GENERATED.test(path) || isStaticFile(path);
}
