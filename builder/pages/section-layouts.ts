import * as v from "valibot";
import { nonEmptyText } from "../../src/content/schema-fields";

/** Layouts of a section of a markdown page; docs/content.md explains each to editors. */
export const SECTION_LAYOUTS = ["faq", "cards", "rows", "steps"] as const;
export type SectionLayout = (typeof SECTION_LAYOUTS)[number];

const headings = v.optional(v.array(nonEmptyText, "must be a list of headings"));

export const layoutFields = { faq: headings, cards: headings, rows: headings, steps: headings };

export type LayoutFields = Partial<Record<SectionLayout, string[] | null>>;

/** Returns the layouts that a page's front matter gives to its headings. */
export function readSectionLayouts(fields: LayoutFields): Map<string, SectionLayout> {
  return new Map(
    SECTION_LAYOUTS.flatMap((layout) =>
      (fields[layout] ?? []).map((heading) => [heading, layout] as const),
    ),
  );
}
