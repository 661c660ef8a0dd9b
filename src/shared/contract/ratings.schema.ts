import * as v from "valibot";

export const file = "compliance/ratings.yaml";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** The words of ratings, with what Regulation 20 asks to define. */
export const schema = v.strictObject({
  horizon: text,
  benchmark: text,
  ratings: v.array(v.strictObject({ word: text, meaning: text, horizon: text, benchmark: text })),
});
