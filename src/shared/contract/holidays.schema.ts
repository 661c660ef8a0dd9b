import * as v from "valibot";
import { isoDay } from "./iso-day";

export const file = "compliance/holidays.yaml";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** Days without trading by year, for working days of complaints and issues (IPO-25, FRM-18). */
export const schema = v.record(
  v.pipe(v.string(), v.regex(/^20\d\d$/, "must be a year such as 2026, in quotes")),
  v.strictObject({ source: text, days: v.pipe(v.array(isoDay), v.minLength(1)) }),
);
