import type { Payload } from "payload";
import { makeFailedDue } from "../delivery/deliveries";
import { CHANGE_PACE } from "../delivery/retry";
import { workOff } from "../delivery/work-off";
import type { PublishingSettings } from "../settings/publishing";
import { sendWebhook } from "./send-webhook";
import { webhookFailure } from "./webhook-failure";

/** Tells the site of every change that is due. */
export async function sendDueDeliveries(
  payload: Payload,
  { target, secret }: Pick<PublishingSettings, "target" | "secret">,
): Promise<void> {
  if (target === null || secret === null) return;
  await workOff(payload, {
    table: "deliveries",
    what: "change",
    failed: "could not be told to the site",
    pace: CHANGE_PACE,
    send: async (id) => {
      const delivery = await payload.findByID({ collection: "deliveries", id, depth: 0 });
      await sendWebhook(delivery, { target, secret });
    },
    sent: () => makeFailedDue(payload, "deliveries"),
    reason: webhookFailure,
  });
}
