import { sendWebhook } from "../../../src/shared/node/webhook";
import type { Delivery } from "../payload-types";
import { WebhookRejected } from "./webhook-error";

/** @throws where the delivery was not taken in time */
export async function sendDelivery(
  { type, changedCollection, changedId, webhookId, createdAt, delivery }: Delivery,
  { target, secret, timeoutMs }: { target: string; secret: string; timeoutMs: number },
): Promise<void> {
  // Sent again by hand it is another one, which the receiver does not drop as known.
  const id = delivery.round > 1 ? `${webhookId}_${delivery.round}` : webhookId;
  const data = changedCollection ? { collection: changedCollection, id: changedId } : {};
  const message = { id, type, timestamp: createdAt, data };
  const status = await sendWebhook(target, secret, message, timeoutMs);
  if (status < 200 || status > 299) throw new WebhookRejected(status);
}
