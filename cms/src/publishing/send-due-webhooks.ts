import type { Payload } from "payload";
import { openDeliveryQueue } from "../queue/delivery-queue";
import { processDue } from "../queue/process-due";
import { createWebhookPolicy } from "../queue/retry";
import type { PublishingSettings } from "../environment";
import { readHold } from "../lib/hold";
import { describeChange } from "./describe-change";
import { listWithdrawn } from "./list-withdrawn";
import { sendDelivery } from "./send-webhook";
import { describeWebhookError } from "./webhook-error";

/** Sends the due webhooks (BLD-05). Failed ones are retried. */
export async function sendDueWebhooks(
  payload: Payload,
  { target, secret, retryMs, timeoutMs }: Omit<PublishingSettings, "statusUrl" | "token">,
): Promise<void> {
  if (target === null || secret === null) return;
  await processDue(payload, {
    table: "deliveries",
    what: "change",
    failure: "could not be sent to the site",
    policy: createWebhookPolicy(retryMs),
    send: async (id) => {
      const delivery = await payload.findByID({ collection: "deliveries", id, depth: 0 });
      // Read for each attempt, so that a late one names the current addresses.
      const withdrawn = await listWithdrawn(payload);
      const change = await describeChange(payload, delivery);
      const heldUntil = (await readHold(payload))?.until ?? null;
      const news = { withdrawn, change, heldUntil };
      await sendDelivery(delivery, { target, secret, timeoutMs, ...news });
    },
    onSent: () => openDeliveryQueue(payload, "deliveries").makeRetriesDue(),
    describeError: (error) => describeWebhookError(error, timeoutMs),
  });
}
