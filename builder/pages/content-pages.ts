import { statSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { hideClaims } from "../../src/content/hidden-claims";
import { UnknownPlaceholder, fillValues } from "../../src/content/placeholders";
import { day, nonEmptyText } from "../../src/content/schema-fields";
import type { Site } from "../../src/content/site.schema";
import { listCodePages } from "./code-pages";
import {
  ContentError,
  listFiles,
  formatLocation,
  describePlaceholder,
  readMarkdownFile,
  type Markdown,
  readYamlFile,
} from "../../src/content/read-content";
import { findDisclosureErrors } from "./disclosure-errors";
import { findDroppedHtml } from "./content-parts";
import { findMarkdownFaults } from "./markdown-faults";
import { findLayoutErrors, layoutFields, readLines, splitSections } from "./section-layouts";
import { NO_DAY } from "../../src/shared/contract/iso-day";
import { formatLongDate, toIndianDay } from "../../src/shared/domain/dates";
import { toPathKey } from "../../src/shared/domain/paths";
import { fillText } from "../../src/shared/domain/fill-text";
import { schema as wordsSchema } from "../../src/content/pinned-texts.schema";
import { escapeHtml } from "../../src/shared/domain/escape-html";
import { hashPinnedText } from "../../src/shared/node/compliance/pinned-text";

const TEXTS_FILE = resolve("content/compliance/pinned-texts.yaml");

/** Front matter of a page whose body is a regulator's text as issued (TRU-08, CHR-12). */
const pinnedField = v.optional(
  v.strictObject({
    lead: nonEmptyText,
    source: nonEmptyText,
    date: day,
    sha256: v.pipe(nonEmptyText, v.regex(/^[\da-f]{64}$/, "must be 64 digits and letters a to f")),
    /** True while the body is not the issued text. */
    sample: v.optional(v.boolean("must be true or false"), false),
    /** The person who compared the text, the day, the original (TRU-26). */
    compared: v.optional(v.strictObject({ by: nonEmptyText, on: day, original: nonEmptyText })),
    /** The firm's notes outside the pinned text. */
    notes: v.optional(v.array(v.strictObject({ date: day, text: nonEmptyText })), []),
  }),
);
export type Pinned = NonNullable<v.InferOutput<typeof pinnedField>>;

/** Returns an error if the text differs from its digest, with the digest of the text. */
function findPinnedErrors(page: Markdown<{ path: string; pinned?: Pinned }>): string[] {
  const { file, body, findLine, frontMatter } = page;
  const digest = hashPinnedText(body);
  if (!frontMatter.pinned || frontMatter.pinned.sha256 === digest) return [];
  const where = formatLocation(file, findLine(["pinned", "sha256"]));
  return [
    `${where}: the text of ${frontMatter.path} differs from its SHA-256. Compare it with the issued text, then enter ${digest} as "sha256"`,
  ];
}

/** Adds the firm's lead, source, digest and notes around the HTML of a pinned text. */
export function framePinnedText(html: string, pinned: Pinned): string {
  const texts = readYamlFile(TEXTS_FILE, wordsSchema);
  const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const formatDay = (date: string) => formatLongDate(date) ?? date;
  const notes = pinned.notes.map(
    ({ date, text }) => `<li>${escapeHtml(fillText(texts.note, formatDay(date), text))}</li>`,
  );
  return [
    toParagraph(pinned.lead),
    ...(pinned.sample ? [`<p><strong>${escapeHtml(texts.sample)}</strong></p>`] : []),
    toParagraph(fillText(texts.source, pinned.source, formatDay(pinned.date))),
    html,
    toParagraph(fillText(texts.digest, pinned.sha256)),
    ...(notes.length > 0 ? [`<h2>${escapeHtml(texts.notes)}</h2><ul>${notes.join("")}</ul>`] : []),
  ].join("\n");
}

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
      v.check((text) => toIndianDay(text) !== null, NO_DAY),
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
      errors.push(...findMarkdownFaults(file, lines), ...findDroppedHtml(file, lines));
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
