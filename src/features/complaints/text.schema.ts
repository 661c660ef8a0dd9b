import * as v from "valibot";
import { createList, meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { REPORT_COLUMNS, REPORT_ROWS, TREND_COLUMNS } from "./complaint-columns";

export const file = "pages/investor-charter.yaml";

const list = v.strictObject({ title: nonEmptyText, items: createList(nonEmptyText) });
const note = toTexts("title", "text");

const trend = v.strictObject({
  ...pickTexts("title", "period", ...TREND_COLUMNS, "empty"),
  footnotes: createList(nonEmptyText),
});

const report = v.strictObject({
  ...pickTexts("none", "failed", "title", "from", "impersonation", "notReported"),
  note: v.strictObject({ ...pickTexts("text", "source"), sample: v.optional(nonEmptyText) }),
  columns: toTexts(...REPORT_COLUMNS),
  rows: toTexts(...REPORT_ROWS),
  footnotes: createList(nonEmptyText),
});

const step = v.strictObject({
  ...pickTexts("title", "text"),
  mail: v.optional(nonEmptyText),
  portal: v.optional(v.boolean("must be true or false")),
});

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "lead", "official", "mitc"),
  ...pickTexts("contents", "section", "repeated"),
  a: v.strictObject({ title: nonEmptyText, vision: note, mission: note }),
  b: v.strictObject({ ...pickTexts("title", "lead"), parts: createList(list) }),
  grievance: v.strictObject({
    titles: v.strictTuple([nonEmptyText, nonEmptyText], "must contain the titles of C and of D"),
    steps: createList(step),
    ...pickTexts("lead", "closing", "form", "policy"),
  }),
  e: v.strictObject({ ...pickTexts("title", "lead"), dos: list, donts: list }),
  complaints: v.strictObject({
    ...pickTexts("title", "lead", "refresh", "download", "print", "noScript", "loading"),
    ...pickTexts("serial", "total", "trendTotal", "all", "checked"),
    printed: toTexts("issuer", "address", "time"),
    chart: toTexts("label", "received", "resolved", "pending"),
    report,
    monthly: trend,
    yearly: trend,
  }),
  process: v.strictObject({ ...pickTexts("title", "lead", "portal"), steps: createList(note) }),
});
