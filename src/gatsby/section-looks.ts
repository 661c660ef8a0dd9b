import * as v from "valibot";
import { nonEmptyText } from "../content/schema-fields";

/** How a section of a markdown page may look; docs/content.md explains each to editors. */
export const LOOKS = ["faq", "cards", "rows", "steps"] as const;
export type Look = (typeof LOOKS)[number];

const headings = v.optional(v.array(nonEmptyText, "must be a list of headings"));

export const lookFields = { faq: headings, cards: headings, rows: headings, steps: headings };

export type LookFields = Partial<Record<Look, string[] | null>>;

export function looksOf(fields: LookFields): Map<string, Look> {
  return new Map(
    LOOKS.flatMap((look) => (fields[look] ?? []).map((heading) => [heading, look] as const)),
  );
}
