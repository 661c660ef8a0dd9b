import * as v from "valibot";

export const file = "compliance/samples.yaml";

const figure = v.number("must be a number");

/** Exact values that are samples, and the four figures of invented complaint months (TRU-26). */
export const schema = v.strictObject({
  values: v.array(v.pipe(v.string("must be text"), v.minLength(1, "must not be empty"))),
  months: v.record(v.string(), v.tuple([figure, figure, figure, figure])),
});
