import { Webhook } from "standardwebhooks";
import { getNow } from "../domain/clock";
import { limitTime } from "../domain/time-limit";

export type WebhookMessage = {
  id: string;
  type: string;
  /** ISO time of the change; by default the time of sending. */
  timestamp?: string;
  data?: object;
  sentAt?: Date;
};

/** Sends a Standard Webhook. Returns the response's status; throws if there is no response in time. */
export async function sendWebhook(
  target: string,
  secret: string,
  { id, type, data, sentAt = getNow(), timestamp = sentAt.toISOString() }: WebhookMessage,
  timeoutMs = 10_000,
): Promise<number> {
  const body = JSON.stringify({ type, timestamp, data });
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
  };
  const late = `no response within ${timeoutMs} ms`;
  return limitTime(timeoutMs, late, undefined, async (signal) => {
    // A redirect would send the signed message to another host.
    const message = { method: "POST", redirect: "manual", headers, body, signal } as const;
    const response = await fetch(target, message);
    await response.body?.cancel();
    return response.status;
  });
}
