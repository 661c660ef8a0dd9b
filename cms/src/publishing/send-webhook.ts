import { Webhook } from "standardwebhooks";
import type { Delivery } from "../payload-types";
import { WebhookRefused } from "./webhook-failure";

const TIME_LIMIT_MS = 10_000;

export type Receiver = { target: string; secret: string };

/**
 * Hands a delivery over in the form of Standard Webhooks: the same id and body at each try, the
 * time and the signature of this one.
 * @throws where it was not taken within 10 s
 */
export async function sendWebhook(
  { type, changedCollection, changedId, webhookId, createdAt, delivery }: Delivery,
  { target, secret }: Receiver,
): Promise<void> {
  // Sent again by hand it is another one, which the receiver does not drop as known.
  const id = delivery.round > 1 ? `${webhookId}_${delivery.round}` : webhookId;
  const data = changedCollection ? { collection: changedCollection, id: changedId } : {};
  const body = JSON.stringify({ type, timestamp: createdAt, data });
  const now = new Date();
  const answer = await fetch(target, {
    method: "POST",
    // A redirect would hand the signed message to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new WebhookRefused(answer.status);
}
