import * as v from "valibot";
import { isoDay } from "./iso-day";

export const file = "compliance/ipo-rules.yaml";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const hour = v.pipe(text, v.regex(HOUR, "must be an hour such as 17:00, in quotes"));
const workingDays = v.pipe(v.number(), v.integer(), v.minValue(1));
const board = v.strictObject({ closes: hour, term: text, text });

/** Rules of public issues that a regulator may change, and the words of ratings. */
export const schema = v.strictObject({
  source: text,
  asOf: isoDay,
  hours: v.strictObject({ mainboard: board, sme: board }),
  minOpenDays: v.pipe(v.number(), v.integer()),
  smeLots: v.strictObject({ from: isoDay, minimum: v.pipe(v.number(), v.integer()) }),
  /** Working days after the closing day (IPO-25). */
  settlement: v.strictObject({ source: text, refund: workingDays, credit: workingDays }),
  horizon: text,
  benchmark: text,
  /** What Regulation 20 asks to define (IPO-22). */
  ratings: v.array(v.strictObject({ word: text, meaning: text, horizon: text, benchmark: text })),
});

export type IpoRules = v.InferOutput<typeof schema>;
