import * as v from "valibot";
import { words } from "../config/schema-fields";

/** How a section of a markdown page may look; docs/content.md explains each to editors. */
export const LOOKS = ["faq", "cards", "rows", "steps"] as const;
export type Look = (typeof LOOKS)[number];

const headings = v.optional(v.array(words, "must be a list of headings"));

/** Front matter that gives sections their look: under each look, the headings as they are written. */
export const lookFields = { faq: headings, cards: headings, rows: headings, steps: headings };

/** The front matter of a page, as far as looks are concerned. */
export type LookFields = Partial<Record<Look, string[] | null>>;

/** The look of each section that has one, by its heading. */
export function looksOf(fields: LookFields): Map<string, Look> {
  return new Map(
    LOOKS.flatMap((look) => (fields[look] ?? []).map((heading) => [heading, look] as const)),
  );
}
