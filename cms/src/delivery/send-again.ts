import type { Endpoint } from "payload";
import { roleOf } from "../access/staff";
import { requeue } from "./deliveries";
import { announce } from "./wake";

/** POST /cms/api/enquiries/:id/send-again, for those who handle enquiries. */
export const sendAgain: Endpoint = {
  path: "/:id/send-again",
  method: "post",
  handler: async ({ payload, routeParams, user }) => {
    const role = roleOf(user);
    if (role !== "admin" && role !== "editor") {
      return Response.json({ message: "You are not allowed to do this." }, { status: 403 });
    }
    const id = String(routeParams?.id ?? "");
    const found = /^\d{1,15}$/.test(id) && (await requeue(payload, Number(id)));
    if (!found) return Response.json({ message: "There is no such enquiry." }, { status: 404 });
    announce();
    return Response.json({ message: "The enquiry is on its way again." });
  },
};
