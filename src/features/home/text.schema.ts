import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "home.yaml";

// A name without a drawing (features/home) or page (paths.ts) does not compile.
const brokerMarks = ["ring", "bars", "peak", "leaf", "grid", "wave"] as const;
const pointIcons = [
  "knowledge",
  "coverage",
  "strategy",
  "analysis",
  "team",
  "record",
  "custom",
] as const;
const toolPages = [
  "expertAdvice",
  "stockbox",
  "stockScreener",
  "portfolioScreener",
  "portfolioHedger",
  "fiiDii",
  "ipos",
] as const;

// Not a const type parameter, which Gatsby's compiler does not support.
const createPicklist = <T extends readonly string[]>(names: T) =>
  v.picklist(names, `must be one of: ${names.join(", ")}`);

const createList = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(schema), v.minLength(1, "must not be empty"));

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "subline", "trust", "start", "contact"),
  start: toTexts("button"),
  statistics: toTexts("title", "users", "rating", "years"),
  brokers: v.strictObject({
    ...pickTexts("title", "support", "text", "motion"),
    rows: v.tuple([nonEmptyText, nonEmptyText]),
    marks: createList(v.strictObject({ name: nonEmptyText, mark: createPicklist(brokerMarks) })),
  }),
  trusted: v.strictObject({
    ...pickTexts("title", "lead", "note"),
    sets: createList(
      v.strictObject({
        title: nonEmptyText,
        points: createList(
          v.strictObject({ icon: createPicklist(pointIcons), ...pickTexts("title", "text") }),
        ),
      }),
    ),
  }),
  journey: v.strictObject({
    ...pickTexts("title", "subtitle", "text", "button"),
    paths: createList(toTexts("title", "text")),
    code: toTexts("picture", "text"),
  }),
  banner: toTexts("title", "text", "link", "picture"),
  products: v.strictObject({
    ...pickTexts("title", "lead", "all", "ai", "aiText", "aiPath", "alerts", "alertsText"),
    items: createList(
      v.strictObject({ page: createPicklist(toolPages), ...pickTexts("title", "text", "note") }),
    ),
  }),
  closing: toTexts("title", "text", "contact", "questions"),
  latest: toTexts("title", "all"),
  testimonials: toTexts("title", "shown", "failed", "none"),
  carousel: toTexts("label", "next"),
  event: toTexts("name", "close", "firm", "warning", "more"),
});

export type Home = v.InferOutput<typeof schema>;
