import type { PayloadRequest } from "payload";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import {
  computeMonth,
  type MonthFigures,
  type RegisterEntry,
} from "../../../src/shared/domain/complaint-register";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { createRequestCache } from "../lib/request-cache";
import type { Complaint } from "../payload-types";
import { getRegisterSettings } from "./register-hooks";

const getCache = createRequestCache<Promise<MonthFigures | null>>();

/** Returns a month's figures from the register; null without any, or if it is switched off (CHR-19). */
export function readMonthFigures(req: PayloadRequest, month: number): Promise<MonthFigures | null> {
  const cache = getCache(req);
  const key = String(month);
  const figures = cache.get(key) ?? loadFigures(req, month);
  cache.set(key, figures);
  return figures;
}

async function loadFigures(req: PayloadRequest, month: number): Promise<MonthFigures | null> {
  const { payload } = req;
  if (!getRegisterSettings(payload).rules.register) return null;
  const { docs } = await payload.find({
    collection: "complaints",
    ...{ pagination: false, depth: 0, req },
  });
  return docs.length === 0
    ? null
    : computeMonth(docs.map(toRegisterEntry), month, await isOpen(req, month));
}

/** Returns what figures and progress need of an entry. */
export const toRegisterEntry = (doc: Complaint): RegisterEntry => ({
  ...{ id: doc.id, source: doc.source, state: doc.state, reason: doc.reason ?? null },
  receivedOn: toIndianDay(doc.receivedOn ?? doc.createdAt) ?? "",
  closedOn: toIndianDay(doc.closedOn ?? null),
  countedIn: doc.countedIn ?? null,
  resolvedIn: doc.resolvedIn ?? null,
});

/** True if neither this month nor a later one is published. */
async function isOpen(req: PayloadRequest, month: number): Promise<boolean> {
  const { payload } = req;
  const all = { pagination: false, depth: 0, req } as const;
  const months = await payload.find({ ...all, collection: "complaint-months" });
  if (months.docs.some((doc) => doc.year * 12 + Number(doc.month) - 1 >= month)) return false;
  const where = { active: { equals: true } };
  const reports = await payload.find({ ...all, collection: "complaint-reports", where });
  return reports.docs.every(({ monthEnding }) => toMonthNumber(monthEnding) !== month);
}

/** Marks the entries that a published month counts, so that no other month counts them. */
export async function markCounted(
  { payload, transactionID }: PayloadRequest,
  month: number,
  { receivedIds, resolvedIds }: MonthFigures,
): Promise<void> {
  const name = toMonthName(month);
  for (const [field, ids] of [
    ["countedIn", receivedIds],
    ["resolvedIn", resolvedIds],
  ] as const) {
    const where = { and: [{ id: { in: ids } }, { [field]: { exists: false } }] };
    if (ids.length === 0) continue;
    const options = { collection: "complaints", where, depth: 0, req: { transactionID } } as const;
    await payload.update({ ...options, data: { [field]: name } });
  }
}
