import type { Endpoint, PayloadRequest } from "payload";
import { createReply } from "../lib/reply";
import { openDeliveryQueue, type DeliveryTable } from "./delivery-queue";
import { notifyWorker } from "./notify-worker";

/** POST /cms/api/<table>/:id/send-again, for staff who may read the record. */
export const createSendAgain = (table: DeliveryTable): Endpoint => ({
  path: "/:id/send-again",
  method: "post",
  handler: async (req) => {
    const record = await findReadable(req, table);
    if (record === null) return createReply(404, "Record not found.");
    await openDeliveryQueue(req.payload, table).requeue(record.id);
    notifyWorker(table);
    return createReply(200, "Queued to be sent again.");
  },
});

/** Returns the record of a call, or null if there is none that the account may read. */
export async function findReadable<Table extends DeliveryTable>(
  { payload, routeParams, user }: PayloadRequest,
  collection: Table,
) {
  const id = String(routeParams?.id ?? "");
  if (!/^\d{1,15}$/.test(id)) return null;
  const where = { id: { equals: Number(id) } };
  const { docs } = await payload.find({ collection, where, depth: 0, overrideAccess: false, user });
  return docs[0] ?? null;
}
