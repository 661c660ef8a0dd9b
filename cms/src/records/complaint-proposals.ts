import type { CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import {
  computePending,
  computeReportTotals,
  type ReportRowName,
} from "../../../src/shared/domain/complaint-totals";
import type { ComplaintMonth, ComplaintReport } from "../payload-types";
import { readMonthFigures } from "../complaints/month-figures";
import { readOnce } from "../lib/request-cache";
import { getMonthName } from "./months";

type Proposal = { req: PayloadRequest };

const findNewestMonth = readOnce(async (req): Promise<ComplaintMonth | undefined> => {
  const options = { sort: ["-year", "-month"], limit: 1, depth: 0, req };
  return (await req.payload.find({ collection: "complaint-months", ...options })).docs[0];
});

async function findNextMonth(req: PayloadRequest): Promise<number | null> {
  const newest = await findNewestMonth(req);
  return newest ? (toMonthNumber(getMonthName(newest.month, newest.year)) ?? NaN) + 1 : null;
}

/** Returns the year of the month after the newest one; undefined if there is none (CHR-07). */
export async function proposeYear({ req }: Proposal): Promise<number | undefined> {
  const next = await findNextMonth(req);
  return next === null ? undefined : Math.floor(next / 12);
}

/** Returns the month after the newest one as "01" to "12"; undefined if there is none (CHR-07). */
export async function proposeMonth({ req }: Proposal): Promise<string | undefined> {
  const next = await findNextMonth(req);
  return next === null ? undefined : String((next % 12) + 1).padStart(2, "0");
}

/** Returns the complaints to carry forward: those that the newest month left pending (CHR-07). */
export async function proposeFromMonth({ req }: Proposal): Promise<number> {
  return (await findNewestMonth(req))?.pending ?? 0;
}

/** Returns the complaints to carry forward: those that the newest year left pending (CHR-07). */
export async function proposeFromYear({ req }: Proposal): Promise<number> {
  const { docs } = await req.payload.find({
    collection: "complaint-years",
    ...{ sort: "-year", limit: 1, depth: 0, req },
  });
  return docs[0]?.pending ?? 0;
}

const findNewestReport = readOnce(async (req): Promise<ComplaintReport | undefined> => {
  const options = { pagination: false, depth: 0, req };
  const { docs } = await req.payload.find({ collection: "complaint-reports", ...options });
  const readMonthNumber = ({ monthEnding }: ComplaintReport) => toMonthNumber(monthEnding) ?? 0;
  return docs.toSorted((left, right) => readMonthNumber(right) - readMonthNumber(left))[0];
});

/** Returns the month after the newest report, such as "November 2026", if there is one (CHR-07). */
export async function proposeMonthEnding({ req }: Proposal): Promise<string | undefined> {
  const number = toMonthNumber((await findNewestReport(req))?.monthEnding ?? "");
  return number === null ? undefined : toMonthName(number + 1);
}

/** Returns a default for a row: the complaints that the newest report left pending (CHR-07). */
export function proposeFromReport(row: ReportRowName) {
  return async ({ req }: Proposal): Promise<number> =>
    (await findNewestReport(req))?.[row].totalPending ?? 0;
}

async function readNextFigures(req: PayloadRequest) {
  const report = toMonthNumber((await findNewestReport(req))?.monthEnding ?? "");
  const month = report === null ? await findNextMonth(req) : report + 1;
  return month === null ? null : readMonthFigures(req, month);
}

/** Returns a default for a figure of a new report: that of the register (CHR-19). */
export function proposeFigure(path: string, fallback?: number) {
  return async ({ req }: Proposal): Promise<number | undefined> => {
    const figures = await readNextFigures(req);
    const value = path.split(".").reduce<unknown>(readField, { ...figures, ...figures?.rows });
    return typeof value === "number" ? value : fallback;
  };
}

/** Computes the pending figure of a new month or year that lacks it. */
export const fillPending: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === "create" && data
    ? { ...data, pending: data.pending ?? computePending(data) }
    : data;

/** Computes missing totals of a new report. */
export const fillReportTotals: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (operation !== "create" || !data) return data;
  for (const [path, total] of Object.entries(computeReportTotals(data))) {
    const [row = "", column = ""] = path.split(".");
    const values: unknown = data[row] ?? {};
    if ((readField(values, column) ?? null) === null) data[row] = { ...data[row], [column]: total };
  }
  return data;
};
