import * as v from "valibot";
import { atLeastOne, meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/reports.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead"),
  noScript: nonEmptyText,
  list: v.strictObject({
    categories: texts("all", "small-cap", "mid-cap", "large-cap"),
    ...textEntries("title", "category", "month", "allMonths", "year", "allYears", "reset"),
    ...textEntries("one", "many", "more", "loading", "none", "hint"),
  }),
  card: texts("issueDate", "issueMonth", "issueYear", "issuePrice", "app", "download", "missing"),
  statuses: v.strictObject({
    ...textEntries("title", "lead"),
    terms: atLeastOne(texts("status", "meaning"), "status"),
  }),
  note: nonEmptyText,
});
