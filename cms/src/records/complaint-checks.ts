import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from "payload";
import {
  findDifferences,
  nameRecord,
  type RecordKind,
} from "../../../src/shared/domain/complaint-checks";
import { REPORT_COUNTS, TREND_COUNTS } from "../../../src/shared/domain/complaint-totals";
import { findFollowers, followers, toTrendRow, type Follower } from "./complaint-follow";
import { readCounts } from "./complaint-hooks";
import { getMonthName } from "./months";

type Values = Record<string, unknown>;
type Entry = {
  kind: RecordKind;
  id?: number;
  period: string;
  isOverruled: boolean;
  values: Values;
};

const COLLECTIONS = {
  month: "complaint-months",
  year: "complaint-years",
  report: "complaint-reports",
} as const;

const PERIODS: Record<RecordKind, (values: Values) => string> = {
  month: ({ month, year }) => getMonthName(String(month), Number(year)),
  year: ({ year }) => String(year),
  report: ({ monthEnding }) => String(monthEnding),
};

const toEntry = (kind: RecordKind, values: Values): Entry => ({
  kind,
  id: typeof values.id === "number" ? values.id : undefined,
  period: PERIODS[kind](values),
  isOverruled: Boolean(values.overruleReason),
  values,
});

/** Refuses figures that contradict other records, unless one of both has a reason (CHR-07). */
export const checkOtherRecords =
  (kind: RecordKind): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (req.context.followsReport === true) return data;
    // A replaced report is no longer shown.
    if (kind === "report" && originalDoc?.active === true && data.active === false) return data;
    const grandTotal = { ...originalDoc?.grandTotal, ...data.grandTotal };
    const saved = toEntry(kind, { ...originalDoc, ...data, grandTotal });
    const stored = await findOthers(req, saved, originalDoc?.id);
    const follow =
      kind === "report" && data.updateTrends === true
        ? findFollowers(stored, saved.period, {
            after: toTrendRow(grandTotal),
            before: originalDoc ? toTrendRow(originalDoc.grandTotal) : null,
          })
        : [];
    followers(req).set("", follow);
    const others = withFollowers(stored, follow);
    const name = nameRecord(kind, saved.period);
    const names = follow.map((each) =>
      nameRecord(each.kind, toEntry(each.kind, each.values).period),
    );
    const found = compareEntries([...others, saved]).flatMap((difference) => {
      const side = difference.sides.find(({ record }) => record === name);
      const isOfFollower = difference.sides.some(({ record }) => names.includes(record));
      if (side) return [{ ...difference, path: side.field }];
      return isOfFollower ? [{ ...difference, path: "updateTrends" }] : [];
    });
    if (found.length === 0) return { ...data, overruleReason: null };
    const overruled = new Set(
      [...others, saved]
        .filter(({ isOverruled }) => isOverruled)
        .map((entry) => nameRecord(entry.kind, entry.period)),
    );
    const errors = found
      .filter(({ sides }) => !sides.some(({ record }) => overruled.has(record)))
      .map(({ path, message }) => ({
        path,
        message: `${message} Correct one of them, or give the reason at “Reason why figures differ”.`,
      }));
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
    return data;
  };

function withFollowers(entries: readonly Entry[], follow: readonly Follower[]): Entry[] {
  const changed = follow.map(({ kind, id, values }) => ({ ...toEntry(kind, values), id }));
  const isChanged = ({ kind, id }: Entry) =>
    changed.some((each) => each.kind === kind && each.id !== undefined && each.id === id);
  return [...entries.filter((entry) => !isChanged(entry)), ...changed];
}

async function findOthers(req: PayloadRequest, saved: Entry, id: unknown): Promise<Entry[]> {
  const entries = async (kind: RecordKind) => {
    const isShown: Where = kind === "report" ? { active: { equals: true } } : {};
    const { docs } = await req.payload.find({
      collection: COLLECTIONS[kind],
      where: saved.kind === kind ? { and: [isShown, { id: { not_equals: id ?? 0 } }] } : isShown,
      ...{ pagination: false, depth: 0, req },
    });
    return docs.map((doc) => toEntry(kind, { ...doc }));
  };
  const isHidden = saved.kind === "report" && saved.values.active !== true;
  const reports = saved.kind === "report" ? [] : await entries("report");
  return isHidden ? [] : [...(await entries("month")), ...(await entries("year")), ...reports];
}

function compareEntries(entries: readonly Entry[]) {
  const trends = (kind: RecordKind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ period, values }) => ({ period, ...readCounts(values, TREND_COUNTS) }));
  const report = entries.findLast(({ kind }) => kind === "report");
  return findDifferences({
    months: trends("month"),
    years: trends("year"),
    report: report
      ? {
          period: report.period,
          grandTotal: readCounts(report.values.grandTotal as Values, REPORT_COUNTS),
        }
      : null,
  });
}
