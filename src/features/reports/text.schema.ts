import * as v from "valibot";
import { createList, meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/reports.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "lead"),
  noScript: nonEmptyText,
  list: v.strictObject({
    categories: toTexts("all", "small-cap", "mid-cap", "large-cap"),
    ...pickTexts("title", "category", "month", "allMonths", "year", "allYears", "reset"),
    ...pickTexts("one", "many", "more", "loading", "none", "hint"),
  }),
  card: toTexts("issueDate", "issueMonth", "issueYear", "issuePrice", "app", "download", "missing"),
  statuses: v.strictObject({
    ...pickTexts("title", "lead"),
    terms: createList(toTexts("status", "meaning"), "status"),
  }),
  note: nonEmptyText,
});
