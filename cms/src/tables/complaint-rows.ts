import type { PayloadRequest } from "payload";
import { toMonthNumber } from "../../../src/shared/contract/months";
import { formatRecord } from "../../../src/shared/domain/complaint-checks";
import { computePending, TREND_COUNTS } from "../../../src/shared/domain/complaint-totals";
import { openRegister } from "../complaints/month-figures";
import {
  addNote,
  compareEntries,
  dropOverruled,
  findOtherEntries,
  toEntry,
} from "../records/complaint-checks";
import { readCounts } from "../records/complaint-hooks";
import { compareWithRegister } from "../records/complaint-register";
import { getMonthName } from "../records/months";
import { refuseRow, type CheckedRow } from "./row-result";

type Values = Record<string, unknown>;

const toPeriod = ({ month, year }: Values) =>
  toMonthNumber(getMonthName(String(month), Number(year))) ?? 0;

const isBlank = (value: unknown) => (value ?? null) === null;

/** Fills in blank figures of complaint months, from the first month of a file to its last (CHR-07). */
export function fillMonths(rows: readonly CheckedRow[], docs: readonly object[]): void {
  const pendingByPeriod = new Map(
    docs.map((doc) => [toPeriod({ ...doc }), Number({ pending: 0, ...doc }.pending)]),
  );
  for (const row of sortByMonth(rows)) {
    const { values, stored } = row;
    const period = toPeriod(values);
    const earlier = [...pendingByPeriod.keys()].filter((each) => each < period);
    const previous = pendingByPeriod.get(Math.max(...earlier)) ?? 0;
    if (isBlank({ ...stored, ...values }.carriedForward)) values.carriedForward = previous;
    if (isBlank(values.pending))
      values.pending = computePending(readFigures({ ...stored, ...values }));
    pendingByPeriod.set(period, readFigures({ ...stored, ...values }).pending);
  }
}

const sortByMonth = (rows: readonly CheckedRow[]) =>
  rows.toSorted((left, right) => toPeriod(left.values) - toPeriod(right.values));

const readFigures = (values: Values) => readCounts(values, TREND_COUNTS);

/** Refuses rows of complaint months that contradict one another, other records or the register (CHR-07, CHR-24). */
export async function checkMonths(req: PayloadRequest, rows: readonly CheckedRow[]): Promise<void> {
  const entries = sortByMonth(rows)
    .filter(({ data }) => data !== null)
    .map((row) => ({ row, entry: toEntry("month", { ...row.stored, ...row.data, id: row.id }) }));
  if (entries.length === 0) return;
  const changed = new Set(entries.map(({ row }) => row.id));
  const others = (await findOtherEntries(req, toEntry("month", {}), null)).filter(
    ({ kind, id }) => kind !== "month" || !changed.has(id ?? null),
  );
  const all = [...others, ...entries.map(({ entry }) => entry)];
  const readMonth = await openRegister(req);
  const differences = entries.flatMap(({ row, entry: { values } }) => {
    row.counted = readMonth(toPeriod(values));
    const register = compareWithRegister(req, "month", values, row.counted);
    const overruleReason = addNote(String(values.overruleReason ?? ""), register.note);
    row.data = { ...row.data, overruleReason };
    return register.differences;
  });
  for (const { sides, message } of dropOverruled([...compareEntries(all), ...differences], all)) {
    // The side that must equal the other comes first.
    const [first] = sides.flatMap(({ record, field }) => {
      const match = entries.find(({ entry }) => record === formatRecord("month", entry.period));
      return match ? [{ row: match.row, field }] : [];
    });
    const label = TREND_COUNTS.find(({ name }) => name === first?.field)?.label ?? "";
    if (first) refuseRow(first.row, label, message);
  }
}
