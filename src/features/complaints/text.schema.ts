import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { REPORT_COLUMNS, REPORT_ROWS, TREND_COLUMNS } from "./complaint-columns";

export const file = "pages/investor-charter.yaml";

const some = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, "must hold at least one entry"));

const list = v.strictObject({ title: nonEmptyText, items: some(nonEmptyText) });
const note = texts("title", "text");

const trend = v.strictObject({
  ...textEntries("title", "period", ...TREND_COLUMNS, "empty"),
  footnotes: some(nonEmptyText),
});

const report = v.strictObject({
  ...textEntries("none", "failed", "title", "from"),
  columns: texts(...REPORT_COLUMNS),
  rows: texts(...REPORT_ROWS),
  footnotes: some(nonEmptyText),
});

const step = v.strictObject({
  ...textEntries("title", "text"),
  mail: v.optional(nonEmptyText),
  portal: v.optional(v.boolean("must be true or false")),
});

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead"),
  ...textEntries("contents", "section"),
  a: v.strictObject({ title: nonEmptyText, vision: note, mission: note }),
  b: v.strictObject({ ...textEntries("title", "lead"), parts: some(list) }),
  grievance: v.strictObject({
    titles: v.strictTuple([nonEmptyText, nonEmptyText], "must hold the titles of C and of D"),
    steps: some(step),
    ...textEntries("lead", "closing", "policy"),
  }),
  e: v.strictObject({ ...textEntries("title", "lead"), dos: list, donts: list }),
  complaints: v.strictObject({
    ...textEntries("title", "lead", "refresh", "download", "print", "noScript", "loading"),
    ...textEntries("serial", "total", "trendTotal", "all"),
    report,
    monthly: trend,
    yearly: trend,
  }),
  process: v.strictObject({ ...textEntries("title", "lead", "portal"), steps: some(note) }),
});
