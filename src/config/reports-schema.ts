import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/reports.yaml; checked at build, like site.yaml.

export const ReportsSchema = v.strictObject({
  meta,
  hero: v.strictObject({ title: words, lead: words }),
  noScript: words,
  list: v.strictObject({
    title: words,
    category: words,
    categories: v.strictObject({
      all: words,
      "small-cap": words,
      "mid-cap": words,
      "large-cap": words,
    }),
    month: words,
    allMonths: words,
    year: words,
    allYears: words,
    reset: words,
    more: words,
  }),
  card: v.strictObject({
    issueDate: words,
    issueMonth: words,
    issueYear: words,
    issuePrice: words,
    app: words,
    download: words,
  }),
  statuses: v.strictObject({
    title: words,
    lead: words,
    terms: v.pipe(
      v.array(v.strictObject({ status: words, meaning: words })),
      v.minLength(1, "must hold at least one status"),
    ),
  }),
  note: words,
});

export type ReportsText = v.InferOutput<typeof ReportsSchema>;
