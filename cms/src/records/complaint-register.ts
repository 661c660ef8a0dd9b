import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { toMonthNumber } from "../../../src/shared/contract/months";
import {
  formatRecord,
  type Difference,
  type RecordKind,
} from "../../../src/shared/domain/complaint-checks";
import type { MonthFigures, SourceName } from "../../../src/shared/domain/complaint-register";
import { REPORT_COUNTS, REPORT_ROWS } from "../../../src/shared/domain/complaint-totals";
import { readField } from "../../../src/shared/domain/read-field";
import { markCounted, readMonthFigures } from "../complaints/month-figures";
import { getRegisterSettings } from "../complaints/register-hooks";
import { getMonthName } from "./months";

type Values = Record<string, unknown>;
type Figure = { field: string; label: string; value: number };

/** Returns the month of a report or month that visitors will see, or null (CHR-19). */
function readPublishedMonth(kind: RecordKind, values: Values): number | null {
  if (kind === "year" || (kind === "report" && values.active !== true)) return null;
  if (kind === "report") return toMonthNumber(String(values.monthEnding));
  return toMonthNumber(getMonthName(String(values.month), Number(values.year)));
}

/** Returns what a published record says otherwise than the register, and the footnote of its month. */
export async function compareWithRegister(
  req: PayloadRequest,
  kind: RecordKind,
  period: string,
  values: Values,
): Promise<{ differences: Difference[]; note: string | null }> {
  const month = readPublishedMonth(kind, values);
  const figures = month === null ? null : await readMonthFigures(req, month);
  if (figures === null) return { differences: [], note: null };
  const expected = kind === "report" ? listReportFigures(figures) : listMonthFigures(figures);
  const differences = expected.flatMap(({ field, label, value }) => {
    const current = Number(field.split(".").reduce<unknown>(readField, values) ?? 0);
    if (current === value) return [];
    const record = formatRecord(kind, period);
    const message = `${record}: ${label} is ${current}. In the complaint register it is ${value}.`;
    return { message, sides: [{ record, field }] };
  });
  const { lateNote } = getRegisterSettings(req.payload).rules;
  const note = figures.late > 0 ? lateNote.replace("%", String(figures.late)) : null;
  return { differences, note: kind === "report" ? note : null };
}

function listReportFigures({ rows, impersonationComplaints }: MonthFigures): Figure[] {
  const average = { name: "avgResolutionTime", label: "Average resolution time" } as const;
  const columns = [...REPORT_COUNTS, average];
  const figures = REPORT_ROWS.filter(({ name }) => name !== "grandTotal").flatMap((row) =>
    columns.flatMap(({ name, label }) => {
      const value = readField(rows[row.name as SourceName], name);
      const field = `${row.name}.${name}`;
      return typeof value === "number" ? [{ field, label: `${row.label}: ${label}`, value }] : [];
    }),
  );
  const label = "Complaints due to impersonation";
  return [...figures, { field: "impersonationComplaints", label, value: impersonationComplaints }];
}

function listMonthFigures({ rows }: MonthFigures): Figure[] {
  const all = Object.values(rows);
  return (["received", "resolved"] as const).map((field) => ({
    field,
    label: field === "received" ? "Received" : "Resolved",
    value: all.reduce((sum, row) => sum + row[field], 0),
  }));
}

/**
 * Marks what a published month counts. It runs before the month is stored: if the process is killed
 * in between, the marked entries still count in this month and in no other.
 */
export const markPublished =
  (kind: RecordKind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const isTrashed = Boolean(data.deletedAt);
    const month = isTrashed ? null : readPublishedMonth(kind, { ...originalDoc, ...data });
    const figures = month === null ? null : await readMonthFigures(req, month);
    if (month !== null && figures !== null) await markCounted(req, month, figures);
    return data;
  };
