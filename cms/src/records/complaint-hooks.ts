import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import { getIndianDay } from "../../../src/shared/domain/clock";
import {
  REPORT_COUNTS,
  REPORT_ROWS,
  findReportErrors,
  TREND_COUNTS,
  findTrendErrors,
  type ReportRow,
  type ReportRowName,
  type TotalError,
} from "../../../src/shared/domain/complaint-totals";
import { throwFieldError } from "../lib/throw-field-error";

/** Refuses a complaint report whose numbers do not add up, naming the row and the sum (CHR-02). */
export const checkComplaintReport: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
}) => {
  const rows = REPORT_ROWS.map(({ name }) => {
    const values = { ...originalDoc?.[name], ...data[name] };
    return [name, readCounts(values, REPORT_COUNTS)];
  });
  throwErrors(
    collection.slug,
    findReportErrors(Object.fromEntries(rows) as Record<ReportRowName, ReportRow>),
  );
  return data;
};

/** Refuses trend figures that do not add up. `toSpan` returns the period that the message names. */
export function checkComplaintTrend(
  toSpan: (row: Record<string, unknown>) => string,
): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc }) => {
    const values: Record<string, unknown> = { ...originalDoc, ...data };
    throwErrors(collection.slug, findTrendErrors(toSpan(values), readCounts(values, TREND_COUNTS)));
    return data;
  };
}

/** Refuses to show figures of a month that has not ended in India (CHR-16). */
export function refuseUnfinishedMonth(
  siteToday: string | null,
  toMonth: (record: Record<string, unknown>) => string | null,
): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc, req }) => {
    const month = toMonthNumber(toMonth({ ...originalDoc, ...data }) ?? "");
    const current = toMonthNumber(getIndianDay(siteToday).slice(0, 7));
    const isShown = req.context.seed !== true && !data.deletedAt;
    if (!isShown || month === null || current === null || month < current) return data;
    const path = collection.slug === "complaint-months" ? "month" : "monthEnding";
    const message = `${toMonthName(month)} has not ended. Its figures can be shown from 1 ${toMonthName(month + 1)}.`;
    return throwFieldError(collection.slug, path, message);
  };
}

/** Returns the counts of a record, 0 for a missing one. */
export function readCounts<Name extends string>(
  values: Record<string, unknown>,
  columns: readonly { name: Name }[],
): Record<Name, number> {
  const counts = columns.map(({ name }) => [name, Number(values[name] ?? 0)]);
  return Object.fromEntries(counts) as Record<Name, number>;
}

function throwErrors(collection: string, errors: TotalError[]): void {
  if (errors.length > 0) throw new ValidationError({ collection, errors });
}
