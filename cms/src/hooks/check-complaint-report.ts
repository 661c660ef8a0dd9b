import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import {
  REPORT_ROWS,
  REPORT_SUMS,
  reportProblems,
  type ReportRow,
  type ReportRowName,
} from "../complaints/sums";

/** Refuses a complaint report whose numbers do not add up, naming the row and the sum (CHR-02). */
export const checkComplaintReport: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
}) => {
  const rows = REPORT_ROWS.map(({ name }) => [
    name,
    toRow({ ...originalDoc?.[name], ...data[name] }),
  ]);
  const errors = reportProblems(Object.fromEntries(rows) as Record<ReportRowName, ReportRow>);
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return data;
};

function toRow(values: Record<string, unknown>): ReportRow {
  const numbers = REPORT_SUMS.map(({ name }) => [name, Number(values[name] ?? 0)]);
  return Object.fromEntries(numbers) as ReportRow;
}
