import * as v from "valibot";
import { claims, createList, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "home-sections.yaml";

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

export const schema = v.strictObject({
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
          v.strictObject({
            icon: createPicklist(pointIcons),
            claims,
            ...pickTexts("title", "text"),
          }),
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
      v.strictObject({
        page: createPicklist(toolPages),
        claims,
        ...pickTexts("title", "text", "note"),
      }),
    ),
  }),
  closing: toTexts("title", "text", "contact", "questions"),
  latest: toTexts("title", "all"),
  testimonials: toTexts("title", "shown", "failed", "none"),
});

export type Sections = v.InferOutput<typeof schema>;
