import * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { count, optionalText, toText } from "./fields";
import { toRecord } from "./record";

const numbers = {
  ...{ carriedForward: count, received: count, resolved: count, pending: count },
  /** Reason why the figures differ from another record's (CHR-07). */
  note: v.fallback(optionalText, null),
};
const MonthSchema = toRecord({ period: ["month", toText("")], ...numbers });
const YearSchema = toRecord({ period: ["Year", toText("")], ...numbers });

export type ComplaintTrend = v.InferOutput<typeof MonthSchema>;

/** Monthly rows, oldest first; the last feeds the overview panel (HOM-11). */
export const monthlyComplaintsEndpoint = defineEndpoint({
  path: "/api/table",
  read: createListReader(MonthSchema),
});

/** Yearly rows (CHR-03). */
export const yearlyComplaintsEndpoint = defineEndpoint({
  path: "/api/tableYearly",
  read: createListReader(YearSchema),
});
