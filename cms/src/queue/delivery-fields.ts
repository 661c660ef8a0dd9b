import type { Field } from "payload";
import { allowNobody } from "../lib/access";
import { toOptions, readOnly } from "../lib/fields";
import type { DeliveryGroup } from "./delivery-queue";

const timeOptions = { ...readOnly, date: { pickerAppearance: "dayAndTime" } } as const;

/** A delivery's state, written only by the queue. Without a state nothing is sent. */
export const createDeliveryGroup = (
  name: DeliveryGroup,
  label: string,
  initial?: { required: true; defaultValue: "stored" },
): Field => ({
  name,
  label,
  type: "group",
  access: { update: allowNobody },
  fields: [
    {
      name: "state",
      type: "select",
      ...initial,
      index: true,
      options: toOptions({
        stored: "Stored, waiting to be sent",
        sent: "Sent",
        filed: "Kept as a file: no mail server is set up",
        failed: "Sending failed, no more attempts",
      }),
      admin: readOnly,
    },
    { name: "attempts", type: "number", defaultValue: 0, min: 0, admin: readOnly },
    { name: "nextAttemptAt", label: "Next attempt", type: "date", admin: timeOptions },
    { name: "sentAt", label: "Sent at", type: "date", admin: timeOptions },
    { name: "lastError", label: "Last error", type: "text", admin: readOnly },
    // Increases with "Send again", so that receivers do not drop the message as a repeat.
    { name: "round", type: "number", required: true, defaultValue: 1, admin: { hidden: true } },
  ],
});

/** Fields of a delivery with "Send again"; `label` names the delivery. */
export const createDeliveryFields = (label: string): [group: Field, button: Field] => [
  createDeliveryGroup("delivery", label, { required: true, defaultValue: "stored" }),
  {
    name: "sendAgain",
    type: "ui",
    admin: {
      position: "sidebar",
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: "/admin/call-button#SendAgainButton" },
    },
  },
];
