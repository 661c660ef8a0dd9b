import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import {
  formatRecord,
  readYear,
  WRITTEN_HEADER,
} from "../../../src/shared/domain/complaint-checks";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import { TREND_COUNTS, type TrendRow } from "../../../src/shared/domain/complaint-totals";
import { readField } from "../../../src/shared/domain/read-field";
import type { ComplaintMonth, ComplaintYear } from "../payload-types";
import { readCounts } from "./complaint-hooks";
import { MONTHS } from "./months";

/** A complaint month or year computed from the active report; without an id it is new. */
export type TrendUpdate =
  | { kind: "month"; id?: number; values: TrendRow & Pick<ComplaintMonth, "month" | "year"> }
  | { kind: "year"; id?: number; values: TrendRow & Pick<ComplaintYear, "year"> };

type Trend = { kind: string; id?: number; period: string; values: Record<string, unknown> };

/** Returns a month's figures from the grand total of its report. */
export const toTrendRow = (grandTotal: unknown): TrendRow => ({
  carriedForward: Number(readField(grandTotal, "pendingEndLastMonth") ?? 0),
  received: Number(readField(grandTotal, "received") ?? 0),
  resolved: Number(readField(grandTotal, "resolved") ?? 0),
  pending: Number(readField(grandTotal, "totalPending") ?? 0),
});

const isEqual = (left: TrendRow, right: TrendRow) =>
  TREND_COUNTS.every(({ name }) => left[name] === right[name]);

/** Returns trends to update from a report: new ones and those with previous figures (CHR-07). */
export function findTrendUpdates(
  trends: readonly Trend[],
  period: string,
  { after, before }: { after: TrendRow; before: TrendRow | null },
): TrendUpdate[] {
  const number = toMonthNumber(period);
  if (number === null) return [];
  const month = trends.find(
    (trend) => trend.kind === "month" && toMonthNumber(trend.period) === number,
  );
  const row = month ? readCounts(month.values, TREND_COUNTS) : null;
  // The checks report the difference from figures that were edited.
  if (row && !isEqual(row, after) && !(before && isEqual(row, before))) return [];
  const calendar = {
    year: Math.floor(number / 12),
    month: MONTHS[number % 12]?.value as ComplaintMonth["month"],
  };
  const changed: TrendUpdate = { kind: "month", id: month?.id, values: { ...after, ...calendar } };
  const year = findYear(trends, number, after);
  return [...(row && isEqual(row, after) ? [] : [changed]), ...(year ? [year] : [])];
}

/** Returns the financial year up to this month or to its stored end, if all its months are known. */
function findYear(trends: readonly Trend[], number: number, after: TrendRow): TrendUpdate | null {
  const first = number - ((number + 9) % 12);
  const stored = trends.find(
    (trend) => trend.kind === "year" && readYear(trend.period)?.first === first,
  );
  const last = Math.max(number, stored ? (readYear(stored.period)?.last ?? number) : number);
  const rows = new Map(
    trends.flatMap((trend) => {
      const index = trend.kind === "month" ? toMonthNumber(trend.period) : null;
      return index === null ? [] : [[index, readCounts(trend.values, TREND_COUNTS)] as const];
    }),
  );
  const sums = stored ? sumMonths(rows, first, readYear(stored.period)?.last ?? last) : null;
  const current = stored ? readCounts(stored.values, TREND_COUNTS) : null;
  // A year with other figures was typed by hand; only an editor may correct it.
  if (current && !(sums && isEqual(current, sums))) return null;
  const figures = sumMonths(rows.set(number, after), first, last);
  if (
    figures === null ||
    (current && isEqual(current, figures) && last === readYear(stored?.period ?? "")?.last)
  )
    return null;
  return { kind: "year", id: stored?.id, values: { ...figures, year: nameYear(first, last) } };
}

function sumMonths(rows: ReadonlyMap<number, TrendRow>, first: number, last: number) {
  const months = Array.from({ length: last - first + 1 }, (_, index) => rows.get(first + index));
  const [opening, closing] = [months[0], months.at(-1)];
  if (!opening || !closing || months.includes(undefined)) return null;
  const sumField = (name: "received" | "resolved") =>
    months.reduce((total, month) => total + (month?.[name] ?? 0), 0);
  return {
    carriedForward: opening.carriedForward,
    received: sumField("received"),
    resolved: sumField("resolved"),
    pending: closing.pending,
  };
}

/** Returns "2026-27", or "2026-27 (April to October 2026)" before its last month. */
function nameYear(first: number, last: number): string {
  const start = Math.floor(first / 12);
  const name = `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
  if (last === first + 11) return name;
  return `${name} (${last === first ? "" : "April "}to ${toMonthName(last)})`;
}

/** Checked updates by the data of their report; a bulk update saves many reports in one request. */
export const trendUpdates = new WeakMap<object, { updates: TrendUpdate[]; names: string[] }>();

/** Context of writes that are checked as a whole: with their report, or with all lines of a file. */
export const UPDATE_CONTEXT = { isTrendUpdate: true };

/** Stores the updates of a saved report, and names each written record in the response. */
export const saveTrendUpdates: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const replaced = `${formatRecord("report", doc.monthEnding)} (no longer shown)`;
  const { updates, names } = trendUpdates.get(data) ?? { updates: [], names: [replaced] };
  for (const update of updates) await storeUpdate(req, update);
  req.responseHeaders = new Headers(req.responseHeaders);
  for (const name of names) req.responseHeaders.append(WRITTEN_HEADER, encodeURIComponent(name));
  return doc;
};

async function storeUpdate({ payload, transactionID, user }: PayloadRequest, update: TrendUpdate) {
  const options = { depth: 0, req: { transactionID, user, context: UPDATE_CONTEXT } };
  if (update.kind === "month") {
    const { id, values: data } = update;
    const collection = "complaint-months" as const;
    if (id === undefined) await payload.create({ ...options, collection, data });
    else await payload.update({ ...options, collection, id, data });
  } else {
    const { id, values: data } = update;
    const collection = "complaint-years" as const;
    if (id === undefined) await payload.create({ ...options, collection, data });
    else await payload.update({ ...options, collection, id, data });
  }
}
