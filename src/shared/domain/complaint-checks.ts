import { toMonthNumber } from "../contract/months";
import { REPORT_COUNTS, TREND_COUNTS, type ReportRow, type TrendRow } from "./complaint-totals";

export type TrendFigures = TrendRow & { period: string };
export type ReportFigures = { period: string; grandTotal: ReportRow };

type Figure = { record: string; field: string; label: string; value: number };

/** Two figures that contradict each other. */
export type Difference = {
  message: string;
  /** The records that are compared, each with the field to correct. */
  sides: { record: string; field: string }[];
};

export const RECORD_NAMES = {
  month: "Complaint month",
  year: "Complaint year",
  report: "Complaint report",
} as const;
export type RecordKind = keyof typeof RECORD_NAMES;

/** Header that names the records which a save of a report has written, URL-encoded (CHR-15). */
export const WRITTEN_HEADER = "x-written-records";

/** Returns a record's name in messages: "Complaint month October 2026". */
export const formatRecord = (kind: RecordKind, period: string) => `${RECORD_NAMES[kind]} ${period}`;

/** Returns first year and months of "2025-26", or of "2026-27 (April to October 2026)" while it runs. */
export function readYear(period: string) {
  const [, year, part] =
    /^(?:FY\s*)?(\d{4})\b(?:\s*[-–/]\s*\d\d(?:\d\d)?\b)?(.*)$/.exec(period) ?? [];
  if (!year) return null;
  const end = toMonthNumber(/\bto ([a-z]+ \d{4})/i.exec(part ?? "")?.[1] ?? "");
  const first = Number(year) * 12 + 3;
  return { start: Number(year), first, last: end ?? first + 11 };
}

type Figures = {
  months: readonly TrendFigures[];
  years: readonly TrendFigures[];
  report: ReportFigures | null;
};

/** Returns figures of different records that contradict each other (CHR-07). */
export function compareComplaints({ months, years, report }: Figures): Difference[] {
  const byMonth = indexByNumber(months, toMonthNumber);
  const byYear = indexByNumber(years, (period) => readYear(period)?.start ?? null);
  return [
    ...compareChain("month", byMonth),
    ...compareChain("year", byYear),
    ...years.flatMap((year) => compareWithMonths(year, byMonth)),
    ...(report ? compareReport(report, byMonth.get(toMonthNumber(report.period) ?? NaN)) : []),
  ];
}

function indexByNumber(rows: readonly TrendFigures[], toNumber: (period: string) => number | null) {
  return new Map(
    rows.flatMap((row) => {
      const number = toNumber(row.period);
      return number === null ? [] : [[number, row] as const];
    }),
  );
}

/** Each period carries forward what the previous one left pending. */
function compareChain(kind: RecordKind, rows: ReadonlyMap<number, TrendFigures>): Difference[] {
  return [...rows].flatMap(([number, row]) => {
    const previous = rows.get(number - 1);
    if (!previous) return [];
    return compareFigures(
      createFigure(kind, row, "carriedForward"),
      createFigure(kind, previous, "pending"),
    );
  });
}

/** Compares a financial year with the sum of its months, if all of them are known. */
function compareWithMonths(
  year: TrendFigures,
  byMonth: ReadonlyMap<number, TrendFigures>,
): Difference[] {
  const span = readYear(year.period);
  if (!span || !/\d{4}\s*[-–/]/.test(year.period)) return [];
  const length = span.last - span.first + 1;
  const months = Array.from({ length: Math.max(0, length) }, (_, index) =>
    byMonth.get(span.first + index),
  ).filter((row) => row !== undefined);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length !== length) return [];
  const sides = months.map(({ period }) => formatRecord("month", period));
  return TREND_COUNTS.flatMap(({ name, label }) => {
    if (name === "carriedForward")
      return compareFigures(createFigure("year", year, name), createFigure("month", first, name));
    if (name === "pending")
      return compareFigures(createFigure("year", year, name), createFigure("month", last, name));
    const value = months.reduce((sum, row) => sum + row[name], 0);
    const record = `Sum of the complaint months ${first.period} to ${last.period}`;
    return compareFigures(
      createFigure("year", year, name),
      { record, field: name, label, value },
      sides,
    );
  });
}

const MONTH_COUNTS = [
  ["pendingEndLastMonth", "carriedForward"],
  ["received", "received"],
  ["resolved", "resolved"],
  ["totalPending", "pending"],
] as const;

function compareReport(
  { period, grandTotal }: ReportFigures,
  month: TrendFigures | undefined,
): Difference[] {
  const toFigure = (name: keyof ReportRow): Figure => ({
    record: formatRecord("report", period),
    field: `grandTotal.${name}`,
    label: `Grand total: ${REPORT_COUNTS.find((count) => count.name === name)?.label ?? name}`,
    value: grandTotal[name],
  });
  const [old, pending] = [toFigure("pendingOver3Months"), toFigure("totalPending")];
  return [
    ...(old.value > pending.value ? [createDifference(old, pending, "cannot be more than")] : []),
    ...(month
      ? MONTH_COUNTS.flatMap(([ours, theirs]) =>
          compareFigures(toFigure(ours), createFigure("month", month, theirs)),
        )
      : []),
  ];
}

function createFigure(kind: RecordKind, row: TrendFigures, field: keyof TrendRow): Figure {
  const label = TREND_COUNTS.find(({ name }) => name === field)?.label ?? field;
  return { record: formatRecord(kind, row.period), field, label, value: row[field] };
}

function compareFigures(left: Figure, right: Figure, rightRecords = [right.record]): Difference[] {
  return left.value === right.value
    ? []
    : [createDifference(left, right, "must equal", rightRecords)];
}

function createDifference(
  left: Figure,
  right: Figure,
  rule: string,
  rightRecords = [right.record],
): Difference {
  return {
    message: `${left.record}: ${left.label} is ${left.value}. It ${rule} ${right.label} of ${right.record}, which is ${right.value}.`,
    sides: [
      { record: left.record, field: left.field },
      ...rightRecords.map((record) => ({ record, field: right.field })),
    ],
  };
}
