import type { Payload } from "payload";
import { openDeliveryQueue, type DeliveryTable } from "./delivery-queue";
import { computeNextAttempt, type RetryPolicy } from "./retry";
import { getNow } from "../../../../src/shared/domain/clock";

type QueueJob = {
  table: DeliveryTable;
  what: string;
  failed: string;
  policy: RetryPolicy;
  send: (id: number) => Promise<void>;
  /** True if "sending" writes a file only. */
  isFiled?: boolean;
  sent?: () => Promise<unknown>;
  /** Describes an error for log and staff. */
  reason: (error: unknown) => string;
};

/** Sends all due rows one after another; failed ones are retried later. */
export async function processDue(payload: Payload, job: QueueJob): Promise<void> {
  const queue = openDeliveryQueue(payload, job.table);
  for (let claim = await queue.claimDue(); claim !== null; claim = await queue.claimDue()) {
    const { id, attempt } = claim;
    try {
      await job.send(id);
    } catch (error) {
      const reason = job.reason(error);
      const next = computeNextAttempt(attempt, job.policy, getNow());
      await queue.markFailed(id, reason, next);
      const then = next
        ? `next attempt ${next.toISOString()}`
        : "no more attempts; send it again in the CMS";
      const failed = `${job.what} ${id} ${job.failed}`;
      payload.logger.warn(`${failed} (attempt ${attempt}, ${reason}); ${then}`);
      continue;
    }
    await queue.markSent(id, job.isFiled ? "filed" : "sent");
    await job.sent?.();
  }
}
