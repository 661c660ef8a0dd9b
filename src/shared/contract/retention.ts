import * as v from "valibot";
import { ENQUIRY_TITLES } from "./enquiry";

const DAYS = "must be a whole number of days from 1 to 36500";

const PeriodSchema = v.strictObject({
  days: v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(36_500, DAYS)),
  /** The rule that requires the period; without one an enquiry may be erased earlier. */
  rule: v.optional(v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"))),
});

/** Days for which enquiries are kept, by form (FRM-11). */
export const RetentionSchema = v.strictObject(v.entriesFromList(ENQUIRY_TITLES, PeriodSchema));
export type Retention = v.InferOutput<typeof RetentionSchema>;
