import type { Payload } from "payload";
import { claimDue, markFailed, markSent, type Claim, type DeliveryTable } from "./deliveries";
import { nextAttempt, type Pace } from "./retry";

export type Work = {
  table: DeliveryTable;
  /** For the log: "enquiry", "could not be mailed". */
  what: string;
  failed: string;
  pace: Pace;
  /** Hands the row over; throws where that fails. */
  send: (id: number) => Promise<void>;
  /** Called after one was handed over. */
  sent?: () => Promise<void>;
  /** An error in words that may stand in a log and be read by staff. */
  reason: (error: unknown) => string;
};

/** Sends every row that is due, one after another; what fails is tried again later. */
export async function workOff(payload: Payload, work: Work): Promise<void> {
  for (;;) {
    const claim = await claimDue(payload, work.table);
    if (claim === null) return;
    await deliver(payload, claim, work);
  }
}

async function deliver(payload: Payload, { id, attempt }: Claim, work: Work): Promise<void> {
  const { table, what, failed } = work;
  try {
    await work.send(id);
  } catch (error) {
    const reason = work.reason(error);
    const next = nextAttempt(attempt, work.pace, new Date());
    await markFailed(payload, table, { id, reason, next });
    const then = next ? `next attempt ${next.toISOString()}` : "given up; send it again in the CMS";
    payload.logger.warn(`${what} ${id} ${failed} (attempt ${attempt}, ${reason}); ${then}`);
    return;
  }
  await markSent(payload, table, id);
  await work.sent?.();
}
