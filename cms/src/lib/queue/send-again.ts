import type { Endpoint } from "payload";
import { isEditor } from "../access";
import { openDeliveryQueue, type DeliveryTable } from "./delivery-queue";
import { notifyWorker } from "./notify-worker";

/** POST /cms/api/<table>/:id/send-again, for admins and editors. */
export const createSendAgain = (table: DeliveryTable): Endpoint => ({
  path: "/:id/send-again",
  method: "post",
  handler: async (req) => {
    const { payload, routeParams } = req;
    if (!isEditor({ req })) {
      return Response.json({ message: "You are not allowed to do this." }, { status: 403 });
    }
    const id = String(routeParams?.id ?? "");
    const queue = openDeliveryQueue(payload, table);
    const rows = /^\d{1,15}$/.test(id) ? await queue.requeue(Number(id)) : [];
    if (rows.length === 0) return Response.json({ message: "Record not found." }, { status: 404 });
    notifyWorker(table);
    return Response.json({ message: "Sent again." });
  },
});
