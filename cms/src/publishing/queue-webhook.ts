import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { WebhookType } from "../../../src/shared/contract/rebuild";
import { notifyWorker } from "../lib/queue/notify-worker";

export type Change = {
  type: WebhookType;
  /** What changed; nothing for a rebuild that somebody asked for. */
  collection?: string;
  id?: number | string;
};

/** With `req` of a change both are stored or neither, where the database has transactions. */
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
