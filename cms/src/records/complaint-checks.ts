import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from "payload";
import {
  compareComplaints,
  formatRecord,
  type Difference,
  type RecordKind,
} from "../../../src/shared/domain/complaint-checks";
import { REPORT_COUNTS, TREND_COUNTS } from "../../../src/shared/domain/complaint-totals";
import { findTrendUpdates, toTrendRow, trendUpdates, type TrendUpdate } from "./trend-updates";
import { readCounts } from "./complaint-hooks";
import { compareWithRegister, readShownFigures } from "./complaint-register";
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

const READ_PERIOD: Record<RecordKind, (values: Values) => string> = {
  month: ({ month, year }) => getMonthName(String(month), Number(year)),
  year: ({ year }) => String(year),
  report: ({ monthEnding }) => String(monthEnding),
};

export const toEntry = (kind: RecordKind, values: Values): Entry => ({
  kind,
  id: typeof values.id === "number" ? values.id : undefined,
  period: READ_PERIOD[kind](values),
  isOverruled: Boolean(values.overruleReason),
  values,
});

/** Refuses figures that contradict another record, unless one of the two gives a reason (CHR-07). */
export const checkOtherRecords =
  (kind: RecordKind): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (req.context.isTrendUpdate === true) return data;
    // The site does not show a report that another one replaced.
    if (kind === "report" && originalDoc?.active === true && data.active === false) return data;
    const grandTotal = { ...originalDoc?.grandTotal, ...data.grandTotal };
    const current = toEntry(kind, { ...originalDoc, ...data, grandTotal });
    const stored = await findOtherEntries(req, current, originalDoc?.id);
    const updates =
      kind === "report" && current.values.active === true && data.updateTrends === true
        ? findTrendUpdates(stored, current.period, {
            after: toTrendRow(grandTotal),
            before: originalDoc ? toTrendRow(originalDoc.grandTotal) : null,
          })
        : [];
    const others = applyTrendUpdates(stored, updates);
    const name = formatRecord(kind, current.period);
    const updateNames = updates.map((update) =>
      formatRecord(update.kind, toEntry(update.kind, update.values).period),
    );
    const figures = await readShownFigures(req, current.values);
    const register = compareWithRegister(req, kind, current.values, figures);
    const compared = [...compareEntries([...others, current]), ...register.differences];
    const differences = compared.flatMap((difference) => {
      const side = difference.sides.find(({ record }) => record === name);
      const isInUpdate = difference.sides.some(({ record }) => updateNames.includes(record));
      if (side) return [{ ...difference, path: side.field }];
      return isInUpdate ? [{ ...difference, path: "updateTrends" }] : [];
    });
    const reason = differences.length > 0 ? current.values.overruleReason : "";
    const checked = { ...data, overruleReason: addNote(String(reason ?? ""), register.note) };
    trendUpdates.set(checked, { updates, names: [name, ...updateNames] });
    const errors = dropOverruled(differences, [...others, current]).map(({ path, message }) => ({
      path,
      message: `${message} Correct one of them, or fill in “Reason why figures differ”.`,
    }));
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
    return checked;
  };

/** Returns the footnote: the reason of an overruled difference, and late complaints (CHR-19). */
export const addNote = (reason: string, note: string) =>
  (reason.includes(note) ? reason : `${reason} ${note}`.trim()) || null;

function applyTrendUpdates(entries: readonly Entry[], updates: readonly TrendUpdate[]): Entry[] {
  const changed = updates.map(({ kind, id, values }) => ({ ...toEntry(kind, values), id }));
  const isChanged = ({ kind, id }: Entry) =>
    changed.some((update) => update.kind === kind && update.id !== undefined && update.id === id);
  return [...entries.filter((entry) => !isChanged(entry)), ...changed];
}

/** Returns the records with which one of a kind is compared, without the record of this id. */
export async function findOtherEntries(
  req: PayloadRequest,
  entry: Entry,
  id: unknown,
): Promise<Entry[]> {
  const findAll = async (kind: RecordKind) => {
    const isShown: Where = kind === "report" ? { active: { equals: true } } : {};
    const { docs } = await req.payload.find({
      collection: COLLECTIONS[kind],
      where: entry.kind === kind ? { and: [isShown, { id: { not_equals: id ?? 0 } }] } : isShown,
      ...{ pagination: false, depth: 0, req },
    });
    return docs.map((doc) => toEntry(kind, { ...doc }));
  };
  const isHidden = entry.kind === "report" && entry.values.active !== true;
  const reports = entry.kind === "report" ? [] : await findAll("report");
  return isHidden ? [] : [...(await findAll("month")), ...(await findAll("year")), ...reports];
}

/** Returns the differences without those for which one of the two records gives a reason. */
export function dropOverruled<T extends Difference>(differences: T[], entries: Entry[]): T[] {
  const overruled = new Set(
    entries
      .filter(({ isOverruled }) => isOverruled)
      .map(({ kind, period }) => formatRecord(kind, period)),
  );
  return differences.filter(({ sides }) => !sides.some(({ record }) => overruled.has(record)));
}

export function compareEntries(entries: readonly Entry[]) {
  const toFigures = (kind: RecordKind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ period, values }) => ({ period, ...readCounts(values, TREND_COUNTS) }));
  const report = entries.findLast(({ kind }) => kind === "report");
  return compareComplaints({
    months: toFigures("month"),
    years: toFigures("year"),
    report: report
      ? {
          period: report.period,
          grandTotal: readCounts(report.values.grandTotal as Values, REPORT_COUNTS),
        }
      : null,
  });
}
