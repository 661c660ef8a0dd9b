import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
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
import { getRegisterSettings } from "../complaints/register-settings";

type Values = Record<string, unknown>;

/** Returns the month of a complaint month or of a report that visitors will see, or null. */
function readShownMonth({ active, deletedAt, monthEnding, month, year }: Values): number | null {
  if (deletedAt || (monthEnding !== undefined && active !== true)) return null;
  return toMonthNumber(String(monthEnding ?? `${String(year)}-${String(month)}`));
}

/** Returns the register's figures of a month that visitors will see, or null. */
export async function readShownFigures(req: PayloadRequest, values: Values) {
  const month = readShownMonth(values);
  return month === null ? null : readMonthFigures(req, month);
}

/** Returns where shown figures differ from the register, and the footnote of late complaints (CHR-19, CHR-21). */
export function compareWithRegister(
  { payload }: PayloadRequest,
  kind: RecordKind,
  values: Values,
  figures: MonthFigures | null,
): { differences: Difference[]; note: string } {
  if (figures === null) return { differences: [], note: "" };
  const record = formatRecord(kind, toMonthName(figures.month));
  const compared = kind === "month" ? listTotals(figures) : listFigures(figures);
  const differences = compared.flatMap(({ field, label, value }) => {
    const current = Number(field.split(".").reduce<unknown>(readField, values) ?? 0);
    if (current === value) return [];
    const message = `${record}: ${label} is ${current}. In the complaint register it is ${value}.`;
    return { message, sides: [{ record, field }] };
  });
  const { lateNote } = getRegisterSettings(payload).rules;
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

const listTotals = ({ rows }: MonthFigures) =>
  REGISTER_COLUMNS.filter(({ name }) => ["received", "resolved"].includes(name)).map(
    ({ name, label }) => ({
      ...{ field: name, label },
      value: SOURCES.reduce((sum, source) => sum + rows[source.name][name], 0),
    }),
  );

/**
 * Marks what a shown report or a month counts. It runs before that is stored: if the process is killed
 * in between, the marked entries still count in this month and in no other.
 */
export const markShown: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A report marks for its month, and the check of a file stores nothing.
  if (req.context.isTrendUpdate) return data;
  const figures = await readShownFigures(req, { ...originalDoc, ...data });
  if (figures !== null) await markCounted(req, figures);
  return data;
};
