import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { toMonthNumber } from "../../../src/shared/contract/months";
import {
  formatRecord,
  type Difference,
  type RecordKind,
} from "../../../src/shared/domain/complaint-checks";
import {
  REGISTER_COLUMNS,
  SOURCES,
  type MonthFigures,
} from "../../../src/shared/domain/complaint-register";
import { readField } from "../../../src/shared/domain/read-field";
import { markCounted, readMonthFigures } from "../complaints/month-figures";
import { getRegisterSettings } from "../complaints/register-hooks";

type Values = Record<string, unknown>;

/** Returns the month of a report that visitors will see, or null. */
const readShownMonth = ({ active, deletedAt, monthEnding }: Values) =>
  active === true && !deletedAt ? toMonthNumber(String(monthEnding)) : null;

/** Returns where a shown report differs from the register, and the footnote of late complaints (CHR-19). */
export async function compareWithRegister(
  req: PayloadRequest,
  kind: RecordKind,
  report: Values,
): Promise<{ differences: Difference[]; note: string }> {
  const month = kind === "report" ? readShownMonth(report) : null;
  const figures = month === null ? null : await readMonthFigures(req, month);
  if (figures === null) return { differences: [], note: "" };
  const differences = listFigures(figures).flatMap(({ field, label, value }) => {
    const current = Number(field.split(".").reduce<unknown>(readField, report) ?? 0);
    if (current === value) return [];
    const record = formatRecord("report", String(report.monthEnding));
    const message = `${record}: ${label} is ${current}. In the complaint register it is ${value}.`;
    return { message, sides: [{ record, field }] };
  });
  const { lateNote } = getRegisterSettings(req.payload).rules;
  return { differences, note: figures.late > 0 ? lateNote.replace("%", String(figures.late)) : "" };
}

const listFigures = ({ rows, impersonationComplaints }: MonthFigures) => [
  ...SOURCES.flatMap((source) =>
    REGISTER_COLUMNS.map(({ name, label }) => ({
      field: `${source.name}.${name}`,
      label: `${source.label}: ${label}`,
      value: rows[source.name][name],
    })),
  ),
  {
    field: "impersonationComplaints",
    label: "Complaints due to impersonation",
    value: impersonationComplaints,
  },
];

/**
 * Marks what a shown report counts. It runs before the report is stored: if the process is killed in
 * between, the marked entries still count in this month and in no other.
 */
export const markShown: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const month = readShownMonth({ ...originalDoc, ...data });
  const figures = month === null ? null : await readMonthFigures(req, month);
  if (month !== null && figures !== null) await markCounted(req, month, figures);
  return data;
};
