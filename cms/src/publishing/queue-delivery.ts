import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { WebhookType } from "../../../src/contract/rebuild";
import { announce } from "../delivery/wake";

export type Change = {
  type: WebhookType;
  /** What changed; nothing for a rebuild that somebody asked for. */
  collection?: string;
  id?: number | string;
};

/**
 * Queues word of a change for the site. With the request of that change both are stored together, or
 * neither, where the database has transactions.
 */
export async function queueDelivery(
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
  announce("deliveries");
}
