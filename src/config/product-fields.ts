import * as v from "valibot";
import { words } from "./schema-fields";

// Parts that the YAML files of the product pages share.

/** The top of a product page; `picture` says in words what its drawing shows. */
export const hero = v.strictObject({
  name: words,
  title: words,
  lead: words,
  picture: words,
  caption: words,
});

export const point = v.strictObject({ title: words, text: words });

/** The heading of a section and the sentence below it. */
export const heading = { title: words, lead: v.optional(words) };

/** A heading with its points. */
export const points = v.strictObject({ ...heading, items: v.pipe(v.array(point), v.minLength(1)) });

/** A table of words: the first cell of each row is its head. */
export const table = v.strictObject({
  ...heading,
  caption: words,
  columns: v.array(words),
  rows: v.array(v.array(words)),
});

/** The last thing a page says before its risk line; `action` is the button's text. */
export const closing = v.strictObject({ title: words, text: words, action: words });

/** A number above zero. */
export const amount = v.pipe(
  v.number("must be a number"),
  v.gtValue(0, "must be a number above zero"),
);

export type Hero = v.InferOutput<typeof hero>;
export type Point = v.InferOutput<typeof point>;
export type Points = v.InferOutput<typeof points>;
export type Closing = v.InferOutput<typeof closing>;
