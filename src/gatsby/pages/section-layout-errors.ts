import { sourceLocation, type Markdown } from "../../content/read-content";
import { headingOf, type OutlineSection } from "./markdown-outline";
import { SECTION_LAYOUTS, type SectionLayout, type LayoutFields } from "./section-layouts";

export function sectionLayoutErrors(
  page: Markdown<LayoutFields>,
  sections: OutlineSection[],
): string[] {
  const given = new Set<string>();
  return SECTION_LAYOUTS.flatMap((layout) =>
    (page.frontMatter[layout] ?? []).flatMap((heading, index) => {
      const at = `${sourceLocation(page.file, page.lineOf([layout, index]))}: field "${layout}.${index}"`;
      if (given.has(heading)) return [`${at} gives "${heading}" a second layout`];
      given.add(heading);
      const section = sections.find((candidate) => candidate.heading === heading);
      if (!section) return [`${at} names "${heading}", which is no ## heading of this file`];
      return entryErrors(layout, section).map(
        ({ line, words }) =>
          `${sourceLocation(page.file, line)}: ${words} (section "${heading}", ${layout})`,
      );
    }),
  );
}

type SectionError = { line: number; words: string };

function entryErrors(layout: SectionLayout, { line, lines }: OutlineSection): SectionError[] {
  if (layout === "steps") {
    const steps = lines.filter(({ text }) => /^\d+[.)]\s/.test(text));
    if (steps.length === 0)
      return [{ line, words: 'needs a numbered list ("1. **Title.** Text")' }];
    return steps
      .filter(({ text }) => !/^\d+[.)]\s+\*\*[^*]+\*\*/.test(text))
      .map(({ number }) => ({ line: number, words: 'a step begins with its title: "**Title.**"' }));
  }
  const entries = lines.flatMap((each, index) => {
    const title = headingOf(each, "###");
    return title === undefined ? [] : [{ title, line: each.number, index }];
  });
  if (entries.length === 0) return [{ line, words: "needs entries, each with a ### heading" }];
  return entries.flatMap((entry, index) => {
    const end = entries[index + 1]?.index ?? lines.length;
    const text = lines.slice(entry.index + 1, end).some((each) => each.text.trim() !== "");
    const again = entries.slice(0, index).some(({ title }) => title === entry.title);
    return [
      ...(text ? [] : [{ line: entry.line, words: `"${entry.title}" has no text` }]),
      ...(again ? [{ line: entry.line, words: `"${entry.title}" stands there twice` }] : []),
    ];
  });
}
