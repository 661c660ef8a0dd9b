import * as v from "valibot";
import { defineEndpoint, type Reader, readList, type List } from "./response";
import { count, optionalText, toText, toRecord } from "./fields";
import { toMonthName, toMonthNumber } from "./months";

const numbers = {
  ...{ carriedForward: count, received: count, resolved: count, pending: count },
  /** Reason why the figures differ from another record's (CHR-07). */
  note: v.fallback(optionalText, null),
};
const period = v.pipe(
  toText(""),
  v.transform((text) => {
    const month = toMonthNumber(text);
    return month === null ? text : toMonthName(month);
  }),
);
const MonthSchema = toRecord({ period: ["month", period], ...numbers });
const YearSchema = toRecord({ period: ["Year", toText("")], ...numbers });

export type ComplaintTrend = v.InferOutput<typeof MonthSchema>;

/** Returns periods from the oldest to the newest, whatever the API's order, without its rows of totals. */
const createTrendReader =
  <W>(
    schema: v.GenericSchema<W, ComplaintTrend>,
    toNumber: (period: string) => number | null,
  ): Reader<W[] | { data: W[] }, List<ComplaintTrend>> =>
  (body, call) => {
    const { items, problems } = readList(call, schema, body);
    const rows = items
      .filter((row) => !/\btotal\b/i.test(row.period))
      .map((row) => ({ row, number: toNumber(row.period) ?? NaN }));
    const isSortable = rows.every(({ number }) => !Number.isNaN(number));
    if (isSortable) rows.sort((left, right) => left.number - right.number);
    return { items: rows.map(({ row }) => row), problems };
  };

const toYear = (text: string) => Number(/\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? NaN);

/** Monthly rows; the last feeds the overview panel (HOM-11). */
export const monthlyComplaintsEndpoint = defineEndpoint({
  path: "/api/table",
  read: createTrendReader(MonthSchema, toMonthNumber),
});

/** Yearly rows (CHR-03). */
export const yearlyComplaintsEndpoint = defineEndpoint({
  path: "/api/tableYearly",
  read: createTrendReader(YearSchema, toYear),
});
