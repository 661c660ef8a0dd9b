import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "home.yaml";

// Each name has a drawing (features/home) or a page (paths.ts): one without it does not compile.
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
  hero: texts("title", "subline", "trust", "start", "contact"),
  start: texts("button"),
  statistics: texts("title", "users", "rating", "years"),
  brokers: v.strictObject({
    ...textEntries("title", "support", "text", "motion"),
    rows: v.tuple([nonEmptyText, nonEmptyText]),
    marks: createList(v.strictObject({ name: nonEmptyText, mark: createPicklist(brokerMarks) })),
  }),
  trusted: v.strictObject({
    ...textEntries("title", "lead"),
    sets: createList(
      v.strictObject({
        title: nonEmptyText,
        points: createList(
          v.strictObject({ icon: createPicklist(pointIcons), ...textEntries("title", "text") }),
        ),
      }),
    ),
  }),
  journey: v.strictObject({
    ...textEntries("title", "subtitle", "text", "button"),
    paths: createList(texts("title", "text")),
    code: texts("picture", "text"),
  }),
  banner: texts("title", "text", "link", "picture"),
  products: v.strictObject({
    ...textEntries("title", "lead", "all", "ai", "aiText", "aiPath", "alerts", "alertsText"),
    items: createList(
      v.strictObject({ page: createPicklist(toolPages), ...textEntries("title", "text", "note") }),
    ),
  }),
  closing: texts("title", "text", "contact", "questions"),
  latest: texts("title", "all"),
  testimonials: texts("title", "shown", "failed", "none"),
  carousel: texts("label", "next"),
  event: texts("name", "close", "firm", "warning", "more"),
});

export type Home = v.InferOutput<typeof schema>;
