import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import { trendProblems, type TrendRow } from "../complaints/sums";

/** Refuses a month's or year's row whose pending number does not add up. */
export function checkComplaintTrend(
  period: (row: Record<string, unknown>) => string,
): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc }) => {
    const values: Record<string, unknown> = { ...originalDoc, ...data };
    const errors = trendProblems(period(values), toRow(values));
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
    return data;
  };
}

function toRow(values: Record<string, unknown>): TrendRow {
  return {
    carriedForward: Number(values.carriedForward ?? 0),
    received: Number(values.received ?? 0),
    resolved: Number(values.resolved ?? 0),
    pending: Number(values.pending ?? 0),
  };
}
