import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/investor-charter.yaml";

const some = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, "must hold at least one entry"));

const list = v.strictObject({ title: nonEmptyText, items: some(nonEmptyText) });
const note = texts("title", "text");

const trend = v.strictObject({
  ...textEntries("title", "period", "carriedForward", "received", "resolved", "pending", "empty"),
  footnotes: some(nonEmptyText),
});

const report = v.strictObject({
  ...textEntries("none", "failed", "title", "from"),
  columns: texts(
    "pendingEndLastMonth",
    "received",
    "resolved",
    "totalPending",
    "pendingOver3Months",
    "avgResolutionTime",
  ),
  rows: texts("directlyFromInvestors", "sebiScores", "otherSources"),
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
