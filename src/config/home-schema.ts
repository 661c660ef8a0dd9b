import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/home.yaml; checked at build, like site.yaml.

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

// No const type parameter: what compiles Gatsby's own files does not know them.
const oneOf = <T extends readonly string[]>(names: T) =>
  v.picklist(names, `must be one of: ${names.join(", ")}`);

const list = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(schema), v.minLength(1, "must not be empty"));

export const HomeSchema = v.strictObject({
  hero: v.strictObject({
    title: words,
    subline: words,
    trust: words,
    start: words,
    contact: words,
  }),
  start: v.strictObject({ button: words }),
  statistics: v.strictObject({ title: words, users: words, rating: words, years: words }),
  brokers: v.strictObject({
    title: words,
    support: words,
    text: words,
    rows: v.tuple([words, words]),
    motion: words,
    marks: list(v.strictObject({ name: words, mark: oneOf(brokerMarks) })),
  }),
  trusted: v.strictObject({
    title: words,
    lead: words,
    sets: list(
      v.strictObject({
        title: words,
        points: list(v.strictObject({ icon: oneOf(pointIcons), title: words, text: words })),
      }),
    ),
  }),
  journey: v.strictObject({
    title: words,
    subtitle: words,
    text: words,
    paths: list(v.strictObject({ title: words, text: words })),
    button: words,
    code: v.strictObject({ picture: words, text: words }),
  }),
  banner: v.strictObject({ title: words, text: words, link: words, picture: words }),
  products: v.strictObject({
    title: words,
    lead: words,
    all: words,
    items: list(v.strictObject({ page: oneOf(toolPages), title: words, text: words, note: words })),
  }),
  closing: v.strictObject({ title: words, text: words, contact: words, questions: words }),
  latest: v.strictObject({ title: words, all: words }),
  testimonials: v.strictObject({ title: words, elsewhere: words, link: words }),
  carousel: v.strictObject({ label: words }),
});

export type Home = v.InferOutput<typeof HomeSchema>;
