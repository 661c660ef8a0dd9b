import { Webhook } from "standardwebhooks";
import { WEBHOOK_PATH } from "../src/contract/rebuild";

/** Tells a site server of a change, signed as the CMS signs; gives the status of its answer. */
export async function sendWebhook(
  site: string,
  secret: string,
  { id, sentAt = new Date() }: { id: string; sentAt?: Date },
): Promise<number> {
  const body = JSON.stringify({ type: "content.published", timestamp: sentAt.toISOString() });
  const answer = await fetch(site + WEBHOOK_PATH, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
    },
    body,
  });
  return answer.status;
}
