import { formatLocation, type Markdown } from "../../src/content/read-content";
import { parseHeading, type OutlineSection } from "./markdown-outline";
import { SECTION_LAYOUTS, type SectionLayout, type LayoutFields } from "./section-layouts";

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
  if (fields.length === 0) return [];
  return sections
    .filter(({ heading }) => !listed.has(heading))
    .flatMap(({ heading, lines }) =>
      lines.flatMap((line) => {
        const title = parseHeading(line, "###");
        if (title === undefined) return [];
        return `${formatLocation(file, line.number)}: "### ${title}" is below "## ${heading}", which no field lists: move it to a listed section, or add "${heading}" to ${fields.join(" or ")} at the top`;
      }),
    );
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
  return entries.flatMap((entry, index) => {
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
}
