import * as v from "valibot";
import { isIsoDate } from "./read-date";

export const NO_DAY = "is not a day of the calendar: correct it";

/** Schema of a day in content/. */
export const isoDay = v.pipe(
  v.string(),
  v.trim(),
  v.isoDate("must be a day such as 2027-10-31, in quotes"),
  v.check(isIsoDate, NO_DAY),
);
