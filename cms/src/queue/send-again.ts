import type { Endpoint } from "payload";
import { isEditor } from "../lib/access";
import { createReply } from "../lib/reply";
import { openDeliveryQueue, type DeliveryTable } from "./delivery-queue";
import { notifyWorker } from "./notify-worker";

/** POST /cms/api/<table>/:id/send-again, for admins and editors. */
export const createSendAgain = (table: DeliveryTable): Endpoint => ({
  path: "/:id/send-again",
  method: "post",
  handler: async (req) => {
    const { payload, routeParams } = req;
    if (!isEditor({ req })) return createReply(403, "Your role may not use “Send again”.");
    const id = String(routeParams?.id ?? "");
    const queue = openDeliveryQueue(payload, table);
    const rows = /^\d{1,15}$/.test(id) ? await queue.requeue(Number(id)) : [];
    if (rows.length === 0) return createReply(404, "Record not found.");
    notifyWorker(table);
    return createReply(200, "Queued to be sent again.");
  },
});
