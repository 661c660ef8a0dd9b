import type { Payload } from "payload";
import { openDeliveryQueue, type DeliveryGroup, type DeliveryTable } from "./delivery-queue";
import { computeWaitMs, type RetryPolicy } from "./retry";

type QueueJob = {
  table: DeliveryTable;
  group?: DeliveryGroup;
  what: string;
  failure: string;
  policy: RetryPolicy;
  send: (id: number) => Promise<void>;
  /** True if "sending" writes a file only. */
  isFiled?: boolean;
  onSent?: () => Promise<unknown>;
  /** Describes an error for log and staff. */
  describeError: (error: unknown) => string;
};

/** Ends the attempts; its message is shown to staff. */
export class LastAttemptError extends Error {}

/** Sends all due rows one after another; failed ones are retried later. */
export async function processDue(payload: Payload, job: QueueJob): Promise<void> {
  const queue = openDeliveryQueue(payload, job.table, job.group);
  for (let claim = await queue.claimDue(); claim !== null; claim = await queue.claimDue()) {
    const { id, attempt } = claim;
    try {
      await job.send(id);
    } catch (error) {
      const isLast = error instanceof LastAttemptError;
      const reason = isLast ? error.message : job.describeError(error);
      const waitMs = isLast ? null : computeWaitMs(attempt, job.policy);
      await queue.markFailed(id, reason, waitMs);
      const outcome =
        waitMs === null
          ? "no more attempts; send it again in the CMS"
          : `next attempt in ${waitMs / 1000} s`;
      const subject = `${job.what} ${id} ${job.failure}`;
      payload.logger.warn(`${subject} (attempt ${attempt}, ${reason}); ${outcome}`);
      continue;
    }
    await queue.markSent(id, job.isFiled ? "filed" : "sent");
    await job.onSent?.();
  }
}
