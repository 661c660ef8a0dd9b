import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import {
  REPORT_COUNTS,
  REPORT_ROWS,
  reportErrors,
  trendErrors,
} from "../complaints/complaint-totals";
import type { ReportRow, ReportRowName, TotalError } from "../complaints/complaint-totals";

/** Refuses a complaint report whose numbers do not add up, naming the row and the sum (CHR-02). */
export const checkComplaintReport: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
}) => {
  const rows = REPORT_ROWS.map(({ name }) => {
    const values = { ...originalDoc?.[name], ...data[name] };
    const numbers = REPORT_COUNTS.map((column) => [column.name, Number(values[column.name] ?? 0)]);
    return [name, Object.fromEntries(numbers) as ReportRow];
  });
  const errors = reportErrors(Object.fromEntries(rows) as Record<ReportRowName, ReportRow>);
  refuse(collection.slug, errors);
  return data;
};

export function checkComplaintTrend(
  period: (row: Record<string, unknown>) => string,
): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc }) => {
    const values: Record<string, unknown> = { ...originalDoc, ...data };
    const errors = trendErrors(period(values), {
      carriedForward: Number(values.carriedForward ?? 0),
      received: Number(values.received ?? 0),
      resolved: Number(values.resolved ?? 0),
      pending: Number(values.pending ?? 0),
    });
    refuse(collection.slug, errors);
    return data;
  };
}

function refuse(collection: string, errors: TotalError[]): void {
  if (errors.length > 0) throw new ValidationError({ collection, errors });
}
