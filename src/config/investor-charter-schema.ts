import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/investor-charter.yaml; checked at build, like site.yaml.

const some = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, "must hold at least one entry"));

const list = v.strictObject({ title: words, items: some(words) });
const note = v.strictObject({ title: words, text: words });

const trend = v.strictObject({
  title: words,
  period: words,
  carriedForward: words,
  received: words,
  resolved: words,
  pending: words,
  empty: words,
  footnotes: some(words),
});

const report = v.strictObject({
  title: words,
  from: words,
  columns: v.strictObject({
    pendingEndLastMonth: words,
    received: words,
    resolved: words,
    totalPending: words,
    pendingOver3Months: words,
    avgResolutionTime: words,
  }),
  rows: v.strictObject({ directlyFromInvestors: words, sebiScores: words, otherSources: words }),
  footnotes: some(words),
});

const step = v.strictObject({
  title: words,
  text: words,
  mail: v.optional(words),
  portal: v.optional(v.boolean("must be true or false")),
});

export const InvestorCharterSchema = v.strictObject({
  meta,
  hero: v.strictObject({ title: words, lead: words }),
  contents: words,
  section: words,
  a: v.strictObject({ title: words, vision: note, mission: note }),
  b: v.strictObject({ title: words, lead: words, parts: some(list) }),
  grievance: v.strictObject({
    titles: v.strictTuple([words, words], "must hold the titles of C and of D"),
    lead: words,
    steps: some(step),
    closing: words,
    policy: words,
  }),
  e: v.strictObject({ title: words, lead: words, dos: list, donts: list }),
  complaints: v.strictObject({
    title: words,
    lead: words,
    refresh: words,
    download: words,
    print: words,
    noScript: words,
    serial: words,
    total: words,
    report,
    all: words,
    monthly: trend,
    yearly: trend,
    trendTotal: words,
  }),
  process: v.strictObject({ title: words, lead: words, steps: some(note), portal: words }),
});

export type InvestorCharter = v.InferOutput<typeof InvestorCharterSchema>;
