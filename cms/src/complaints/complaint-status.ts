import type { Payload } from "payload";
import type { ComplaintStatus } from "../../../src/shared/contract/complaint-status";
import { addLimit } from "../../../src/shared/domain/complaint-dates";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { isLoopback } from "../../../src/shared/node/is-loopback";
import { acquireAll, RateLimit, readClientNetwork, type Turn } from "../lib/rate-limit";
import type { Complaint } from "../payload-types";
import { hashCode } from "./status-code";
import { getRegisterSettings, getToday } from "./register-hooks";

const TRIES = [{ max: 5, ms: 60 * 60_000 }];

/** Returns the limit of tries, for each reference and each network (FRM-16). */
export function createStatusLimit(getMs?: () => number) {
  const references = new RateLimit(TRIES, getMs);
  const networks = new RateLimit(TRIES, getMs);
  return (reference: string, headers: Headers): Turn => {
    // Behind a proxy without X-Forwarded-For all visitors have this machine's address.
    const isCounted = !isLoopback(headers.get("x-forwarded-for") ?? "");
    return acquireAll([
      () => references.acquire(reference),
      ...(isCounted
        ? [() => networks.acquire(readClientNetwork(headers, { v4: 32, v6: 48 }))]
        : []),
    ]);
  };
}

export type FindStatus = (reference: string, code: string) => Promise<ComplaintStatus | null>;

/** Returns a function that finds a complaint's state and days; null if unknown, wrong or ended (FRM-16). */
export const createStatusFinder =
  (payload: Payload): FindStatus =>
  async (reference, code) => {
    const where = {
      and: [{ reference: { equals: reference } }, { codeHash: { equals: hashCode(code) } }],
    };
    const { docs } = await payload.find({ collection: "complaints", where, limit: 1, depth: 0 });
    const entry = docs[0] && (await findLast(payload, docs[0]));
    if (!entry) return null;
    const { answer, statusDays } = getRegisterSettings(payload).rules;
    const closedOn = toIndianDay(entry.closedOn ?? null);
    if (closedOn && addLimit(closedOn, { days: statusDays }) < getToday(payload)) return null;
    const receivedOn = toIndianDay(entry.receivedOn ?? entry.createdAt) ?? "";
    return {
      ...{ state: entry.state, receivedOn, closedOn },
      answerBy: addLimit(receivedOn, answer),
      acknowledgedOn: toIndianDay(entry.acknowledgedOn ?? null),
      answeredOn: toIndianDay(entry.answeredOn ?? null),
    };
  };

/** Follows a reopened complaint to the entry that continues it. */
async function findLast(payload: Payload, entry: Complaint): Promise<Complaint> {
  if (entry.state !== "reopened") return entry;
  const where = { reopens: { equals: entry.id } };
  const { docs } = await payload.find({ collection: "complaints", where, limit: 1, depth: 0 });
  return docs[0] ? findLast(payload, docs[0]) : entry;
}
