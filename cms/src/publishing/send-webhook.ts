import type { ChangeData } from "../../../src/shared/contract/rebuild";
import { sendWebhook } from "../../../src/shared/node/webhook";
import type { Delivery } from "../payload-types";
import { WebhookRejected } from "./webhook-error";

type Options = { target: string; secret: string; timeoutMs: number } & NonNullable<ChangeData>;

/** Sends one webhook. Throws if the receiver does not accept it in time. */
export async function sendDelivery(
  { type, changedCollection, changedId, webhookId, createdAt, delivery }: Delivery,
  { target, secret, timeoutMs, ...news }: Options,
): Promise<void> {
  // "Send again" needs a new id, because the receiver ignores repeated ids.
  const id = delivery.round > 1 ? `${webhookId}_${delivery.round}` : webhookId;
  const record = changedCollection ? { collection: changedCollection, id: changedId } : {};
  const message = { id, type, timestamp: createdAt, data: { ...record, ...news } };
  const status = await sendWebhook(target, secret, message, timeoutMs);
  if (status < 200 || status > 299) throw new WebhookRejected(status);
}
