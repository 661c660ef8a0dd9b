import { countFollowing, formatLocation, type Markdown } from "../../src/content/read-content";
import * as v from "valibot";
import { nonEmptyText } from "../../src/content/schema-fields";
import { fillPlaceholders } from "../../src/content/placeholders";
import type { Site } from "../../src/content/site.schema";
import { createAnchorMaker } from "../../src/shared/domain/anchors";

/** Returns errors of the layout fields with file, line and fix (docs/content.md). */
export function findLayoutErrors(
  page: Markdown<LayoutFields>,
  sections: OutlineSection[],
): string[] {
  const listed = new Set<string>();
  const errors = SECTION_LAYOUTS.flatMap((layout) =>
    (page.frontMatter[layout] ?? []).flatMap((heading, index) => {
      const at = `${formatLocation(page.file, page.findLine([layout, index]))}: field "${layout}.${index}"`;
      if (listed.has(heading)) return [`${at} gives "${heading}" a second layout: remove one`];
      listed.add(heading);
      const section = sections.find((candidate) => candidate.heading === heading);
      if (!section) return [`${at} names "${heading}", which is not a ## heading: correct it`];
      return findEntryErrors(layout, section).map(
        ({ line, text }) =>
          `${formatLocation(page.file, line)}: ${text} (section "${heading}", ${layout})`,
      );
    }),
  );
  return [...errors, ...findStrayEntryErrors(page, sections, listed)];
}

/** Returns errors for entries in a section without layout: a question there would be plain text. */
function findStrayEntryErrors(
  { file, frontMatter }: Markdown<LayoutFields>,
  sections: OutlineSection[],
  listed: ReadonlySet<string>,
): string[] {
  const fields = (["faq", "cards", "rows"] as const).filter((layout) => frontMatter[layout]);
  const headings = sections.map(({ heading }) => heading);
  // A wrong name in a list is reported itself.
  if (fields.length === 0 || [...listed].some((name) => !headings.includes(name))) return [];
  return sections
    .filter(({ heading }) => !listed.has(heading))
    .flatMap(({ heading, lines }) => {
      const [first, ...more] = lines.filter((line) => parseHeading(line, "###") !== undefined);
      if (!first) return [];
      return `${formatLocation(file, first.number)}: "${first.text}" is below "## ${heading}", which no field lists: move it to a listed section, or add "${heading}" to ${fields.join(" or ")} at the top${countFollowing(more)}`;
    });
}

type SectionError = { line: number; text: string };

function findEntryErrors(layout: SectionLayout, { line, lines }: OutlineSection): SectionError[] {
  if (layout === "steps") {
    const steps = lines.filter(({ text }) => /^\d+[.)]\s/.test(text));
    if (steps.length === 0) return [{ line, text: 'needs a numbered list ("1. **Title.** Text")' }];
    return steps
      .filter(({ text }) => !/^\d+[.)]\s+\*\*[^*]+\*\*/.test(text))
      .map(({ number }) => ({ line: number, text: 'a step starts with its title: "**Title.**"' }));
  }
  const entries = lines.flatMap((line, index) => {
    const title = parseHeading(line, "###");
    return title === undefined ? [] : [{ title, line: line.number, index }];
  });
  if (entries.length === 0) return [{ line, text: "needs entries, each with a ### heading" }];
  const deeper = layout === "faq" ? lines.filter(({ text }) => /^#{4,}\s/.test(text)) : [];
  const hidden = deeper.map(({ number, text }) => ({
    ...{ line: number, text: `"${text}" is no question: write ###` },
  }));
  const faults = entries.flatMap((entry, index) => {
    const end = entries[index + 1]?.index ?? lines.length;
    const hasText = lines.slice(entry.index + 1, end).some((line) => line.text.trim() !== "");
    const isDuplicate = entries.slice(0, index).some(({ title }) => title === entry.title);
    return [
      ...(hasText
        ? []
        : [{ line: entry.line, text: `"${entry.title}" has no text: add it below` }]),
      ...(isDuplicate
        ? [{ line: entry.line, text: `"${entry.title}" occurs twice: remove one` }]
        : []),
    ];
  });
  return [...hidden, ...faults];
}

/** Layouts of a section of a markdown page; docs/content.md explains each to editors. */
export const SECTION_LAYOUTS = ["faq", "cards", "rows", "steps"] as const;
export type SectionLayout = (typeof SECTION_LAYOUTS)[number];

const headings = v.optional(v.array(nonEmptyText, "must be a list of headings"));

export const layoutFields = { faq: headings, cards: headings, rows: headings, steps: headings };

export type LayoutFields = Partial<Record<SectionLayout, string[] | null>>;

export function readSectionLayouts(fields: LayoutFields): Map<string, SectionLayout> {
  return new Map(
    SECTION_LAYOUTS.flatMap((layout) =>
      (fields[layout] ?? []).map((heading) => [heading, layout] as const),
    ),
  );
}

export type Line = { number: number; text: string };

export type OutlineSection = { heading: string; line: number; lines: Line[] };

/** Returns the lines outside code blocks with filled placeholders. Throws an UnknownPlaceholder. */
export function readLines({ body, bodyLine }: Markdown<unknown>, site: Site): Line[] {
  let isFenced = false;
  return body.split(/\r?\n/).flatMap((source, index) => {
    if (/^\s*(```|~~~)/.test(source)) isFenced = !isFenced;
    return isFenced ? [] : [{ number: bodyLine + index, text: fillPlaceholders(source, site) }];
  });
}

/** Returns the sections that start with a ## heading; lines before the first are dropped. */
export function splitSections(lines: Line[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const line of lines) {
    const heading = parseHeading(line, "##");
    if (heading !== undefined) sections.push({ heading, line: line.number, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export function parseHeading({ text }: Line, level: "##" | "###"): string | undefined {
  const [, marks, title = ""] = /^(#+)\s+(.*?)\s*#*$/.exec(text) ?? [];
  return marks === level ? stripInlineMarks(title) : undefined;
}

/** Returns the anchors of all h2, and of the questions in FAQ sections. */
export function collectAnchors(sections: OutlineSection[], fields: LayoutFields): Set<string> {
  const layouts = readSectionLayouts(fields);
  const toAnchor = createAnchorMaker();
  const anchors = new Set<string>();
  for (const { heading, lines } of sections) {
    anchors.add(toAnchor(heading));
    if (layouts.get(heading) !== "faq") continue;
    for (const line of lines) {
      const question = parseHeading(line, "###");
      if (question !== undefined) anchors.add(toAnchor(question));
    }
  }
  return anchors;
}

function stripInlineMarks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]+/g, "")
    .trim();
}
