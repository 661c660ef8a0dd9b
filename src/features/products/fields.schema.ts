import * as v from "valibot";
import { meta, nonEmptyText, toTexts } from "../../content/schema-fields";

// Parts that the YAML files of the product pages share.

/** `picture` is the alternative text of the hero's drawing. */
const hero = toTexts("name", "title", "lead", "picture", "caption");

export const frame = { meta, hero, risk: nonEmptyText };

export const heading = { title: nonEmptyText, lead: v.optional(nonEmptyText) };

export const points = v.strictObject({
  ...heading,
  items: v.pipe(v.array(toTexts("title", "text")), v.minLength(1, "must not be empty")),
});

export const tableHeading = { ...heading, caption: nonEmptyText, columns: v.array(nonEmptyText) };

/** A table of texts: the first cell of each row is its heading. */
export const table = v.strictObject({ ...tableHeading, rows: v.array(v.array(nonEmptyText)) });

/** The section before the risk line; `action` is the button's text. */
export const closing = toTexts("title", "text", "action");

export const amount = v.pipe(
  v.number("must be a number"),
  v.gtValue(0, "must be a number above zero"),
);

/** True if percentages with at most two decimals add up to 100; binary sums may differ slightly. */
export const isWhole = (weights: number[]) =>
  Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) === 10_000;

export type Meta = v.InferOutput<typeof meta>;
export type Hero = v.InferOutput<typeof hero>;
export type Closing = v.InferOutput<typeof closing>;
