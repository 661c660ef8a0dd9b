import * as v from "valibot";
import { atLeastOne, meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { REPORT_COLUMNS, REPORT_ROWS, TREND_COLUMNS } from "./complaint-columns";

export const file = "pages/investor-charter.yaml";

const list = v.strictObject({ title: nonEmptyText, items: atLeastOne(nonEmptyText) });
const note = texts("title", "text");

const trend = v.strictObject({
  ...textEntries("title", "period", ...TREND_COLUMNS, "empty"),
  footnotes: atLeastOne(nonEmptyText),
});

const report = v.strictObject({
  ...textEntries("none", "failed", "title", "from", "impersonation", "notReported"),
  note: v.strictObject({ ...textEntries("text", "source"), sample: v.optional(nonEmptyText) }),
  columns: texts(...REPORT_COLUMNS),
  rows: texts(...REPORT_ROWS),
  footnotes: atLeastOne(nonEmptyText),
});

const step = v.strictObject({
  ...textEntries("title", "text"),
  mail: v.optional(nonEmptyText),
  portal: v.optional(v.boolean("must be true or false")),
});

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead", "official", "mitc"),
  ...textEntries("contents", "section"),
  a: v.strictObject({ title: nonEmptyText, vision: note, mission: note }),
  b: v.strictObject({ ...textEntries("title", "lead"), parts: atLeastOne(list) }),
  grievance: v.strictObject({
    titles: v.strictTuple([nonEmptyText, nonEmptyText], "must contain the titles of C and of D"),
    steps: atLeastOne(step),
    ...textEntries("lead", "closing", "policy"),
  }),
  e: v.strictObject({ ...textEntries("title", "lead"), dos: list, donts: list }),
  complaints: v.strictObject({
    ...textEntries("title", "lead", "refresh", "download", "print", "noScript", "loading"),
    ...textEntries("serial", "total", "trendTotal", "all", "checked"),
    printed: texts("issuer", "address", "time"),
    chart: texts("label", "received", "resolved", "pending"),
    report,
    monthly: trend,
    yearly: trend,
  }),
  process: v.strictObject({ ...textEntries("title", "lead", "portal"), steps: atLeastOne(note) }),
});
