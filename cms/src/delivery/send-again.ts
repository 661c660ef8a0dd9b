import type { Endpoint } from "payload";
import { roleOf } from "../access/staff";
import { requeue, type DeliveryTable } from "./deliveries";
import { announce } from "./wake";

/** POST /cms/api/<table>/:id/send-again, for admins and editors. */
export const sendAgain = (table: DeliveryTable): Endpoint => ({
  path: "/:id/send-again",
  method: "post",
  handler: async ({ payload, routeParams, user }) => {
    const role = roleOf(user);
    if (role !== "admin" && role !== "editor") {
      return Response.json({ message: "You are not allowed to do this." }, { status: 403 });
    }
    const id = String(routeParams?.id ?? "");
    const found = /^\d{1,15}$/.test(id) && (await requeue(payload, table, Number(id)));
    if (!found) return Response.json({ message: "There is no such record." }, { status: 404 });
    announce(table);
    return Response.json({ message: "It is on its way again." });
  },
});
