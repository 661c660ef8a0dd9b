import type { Payload, Where } from "payload";
import type { ComplaintStatus } from "../../../src/shared/contract/complaint-status";
import { addLimit } from "../../../src/shared/domain/complaint-dates";
import { toIndianDay } from "../../../src/shared/domain/dates";
import type { Complaint } from "../payload-types";
import { getRegisterSettings, getToday } from "./register-settings";
import { createStatusLimit, isStatusCode } from "./status-code";

/** Returns a function that finds a complaint's state and days; null if unknown, wrong or ended (FRM-16). */
export function createStatusFinder(openPayload: () => Promise<Payload>, triesAnHour: number) {
  const acquireTurn = createStatusLimit(triesAnHour);
  return async (
    typed: string,
    code: string,
    headers: Headers,
  ): Promise<ComplaintStatus | { retryAfter: number } | null> => {
    const reference = typed.trim().toUpperCase();
    const turn = acquireTurn(reference, headers);
    if (!turn.ok) return turn;
    const payload = await openPayload();
    if (!isStatusCode(payload.secret, reference, code)) return null;
    const entry = await findLast(payload, { reference: { equals: reference } });
    const closedOn = toDay(entry?.closedOn);
    const { days } = getRegisterSettings(payload).rules.statusPage;
    const hasEnded = closedOn !== null && addLimit(closedOn, { days }) < getToday(payload);
    if (!entry || hasEnded) return null;
    turn.release();
    return {
      ...{ state: entry.state, receivedOn: toDay(entry.receivedOn ?? entry.createdAt) ?? "" },
      ...{ acknowledgedOn: toDay(entry.acknowledgedOn), answeredOn: toDay(entry.answeredOn) },
      closedOn,
    };
  };
}

const toDay = (time: string | null | undefined) => toIndianDay(time ?? null);

/** Returns the entry found; for a reopened one, that which continues it. */
async function findLast(payload: Payload, where: Where): Promise<Complaint | undefined> {
  const { docs } = await payload.find({ collection: "complaints", where, limit: 1, depth: 0 });
  return docs[0] && ((await findLast(payload, { reopens: { equals: docs[0].id } })) ?? docs[0]);
}
