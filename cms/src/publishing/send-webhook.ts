import { sendWebhook } from "../../../src/shared/node/webhook";
import type { Delivery } from "../payload-types";
import { WebhookRejected } from "./webhook-error";

/** Sends one webhook. Throws if the receiver does not accept it in time. */
export async function sendDelivery(
  { type, changedCollection, changedId, webhookId, createdAt, delivery }: Delivery,
  { target, secret, timeoutMs }: { target: string; secret: string; timeoutMs: number },
): Promise<void> {
  // "Send again" needs a new id, because the receiver ignores repeated ids.
  const id = delivery.round > 1 ? `${webhookId}_${delivery.round}` : webhookId;
  const data = changedCollection ? { collection: changedCollection, id: changedId } : {};
  const message = { id, type, timestamp: createdAt, data };
  const status = await sendWebhook(target, secret, message, timeoutMs);
  if (status < 200 || status > 299) throw new WebhookRejected(status);
}
