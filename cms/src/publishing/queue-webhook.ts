import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { WebhookType } from "../../../src/shared/contract/rebuild";
import { notifyWorker } from "../queue/notify-worker";

export type Change = {
  type: WebhookType;
  /** The changed record; missing for a requested rebuild. */
  collection?: string;
  id?: number | string;
};

/** Queues a webhook, in the transaction of `req` if there is one (BLD-05). */
export async function queueWebhook(
  payload: Payload,
  { type, collection, id }: Change,
  req?: PayloadRequest,
): Promise<void> {
  await payload.create({
    collection: "deliveries",
    data: {
      type,
      changedCollection: collection ?? null,
      changedId: id === undefined ? null : String(id),
      webhookId: `msg_${randomUUID()}`,
      delivery: { state: "stored", round: 1 },
    },
    depth: 0,
    req,
  });
  notifyWorker("deliveries");
}
