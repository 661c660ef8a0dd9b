import type { CollectionSlug } from "payload";
import { compareComplaints, formatRecord } from "../../../src/shared/domain/complaint-checks";
import { TREND_COUNTS } from "../../../src/shared/domain/complaint-totals";
import { readCounts } from "../records/complaint-hooks";
import { getMonthName } from "../records/months";
import type { ComplaintMonth } from "../payload-types";
import { refuseRow, type CheckedRow } from "./row-result";

/** Refuses rows of complaint months that contradict one another or stored months (CHR-07). */
export function checkWholeTable(
  slug: CollectionSlug,
  stored: readonly object[],
  checked: readonly CheckedRow[],
): void {
  if (slug !== "complaint-months") return;
  const rows = checked.flatMap((row) =>
    row.data ? [{ row, values: { ...row.stored, ...row.data } }] : [],
  );
  const changed = new Set(rows.map(({ row }) => row.id));
  const others = stored.filter((doc) => "id" in doc && !changed.has(Number(doc.id)));
  const formatPeriod = ({ month, year }: Partial<ComplaintMonth>) =>
    getMonthName(String(month), Number(year));
  const all: Partial<ComplaintMonth>[] = [...others, ...rows.map(({ values }) => values)];
  const months = all.map((values) => ({
    period: formatPeriod(values),
    ...readCounts({ ...values }, TREND_COUNTS),
  }));
  const overruled = new Set(
    all.flatMap((each) => (each.overruleReason ? formatRecord("month", formatPeriod(each)) : [])),
  );
  for (const { message, sides } of compareComplaints({ months, years: [], report: null })) {
    if (sides.some(({ record }) => overruled.has(record))) continue;
    // The side that must equal the other comes first.
    const [first] = sides.flatMap(({ record, field }) => {
      const match = rows.find(
        ({ values }) => record === formatRecord("month", formatPeriod(values)),
      );
      return match ? [{ row: match.row, field }] : [];
    });
    if (!first) continue;
    const label = TREND_COUNTS.find(({ name }) => name === first.field)?.label ?? "";
    refuseRow(first.row, label, message);
  }
}
