import type { PayloadRequest } from "payload";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import {
  computeMonth,
  type MonthFigures,
  type RegisterEntry,
} from "../../../src/shared/domain/complaint-register";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { readOnce } from "../lib/request-cache";
import type { Complaint } from "../payload-types";
import { getRegisterSettings } from "./register-settings";

/**
 * Returns a function of a month's figures, null without any or if the register is switched off (CHR-19).
 * What one call counts, the next ones count in no other month (CHR-24).
 */
export async function openRegister(
  req: PayloadRequest,
): Promise<(month: number) => MonthFigures | null> {
  if (!getRegisterSettings(req.payload).rules.register) return () => null;
  const all = { pagination: false, depth: 0, req } as const;
  const { docs } = await req.payload.find({ ...all, collection: "complaints" });
  const where = { active: { equals: true } };
  const shown = await req.payload.find({ ...all, collection: "complaint-reports", where });
  const published = toMonthNumber(shown.docs[0]?.monthEnding ?? "");
  const entries = docs.map(toRegisterEntry);
  return (month) => {
    const figures = computeMonth(entries, month, published);
    for (const entry of entries) {
      if (figures?.receivedIds.includes(entry.id)) entry.countedIn ??= toMonthName(month);
      if (figures?.resolvedIds.includes(entry.id)) entry.resolvedIn ??= toMonthName(month);
    }
    return figures;
  };
}

/** Returns a month's figures from the register. */
export const readMonthFigures = readOnce(async (req, month) => (await openRegister(req))(month));

/** Returns what figures and progress need of an entry. */
export const toRegisterEntry = (doc: Complaint): RegisterEntry => ({
  ...{ id: doc.id, source: doc.source, state: doc.state, reason: doc.reason ?? null },
  receivedOn: toIndianDay(doc.receivedOn ?? doc.createdAt) ?? "",
  closedOn: toIndianDay(doc.closedOn ?? null),
  ...{ countedIn: doc.countedIn ?? null, resolvedIn: doc.resolvedIn ?? null },
});

/** Marks the entries that a published month counts, so that no other month counts them. */
export async function markCounted(
  { payload, transactionID }: PayloadRequest,
  { month, receivedIds, resolvedIds }: MonthFigures,
): Promise<void> {
  const marks = { countedIn: receivedIds, resolvedIn: resolvedIds };
  for (const [field, ids] of Object.entries(marks)) {
    const where = { and: [{ id: { in: ids } }, { [field]: { exists: false } }] };
    const options = { collection: "complaints", where, depth: 0, req: { transactionID } } as const;
    if (ids.length > 0) await payload.update({ ...options, data: { [field]: toMonthName(month) } });
  }
}
