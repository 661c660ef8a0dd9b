import type { Field } from "payload";
import { allowNobody } from "../lib/access";
import { toOptions, readOnly } from "../lib/fields";

const timeOptions = { ...readOnly, date: { pickerAppearance: "dayAndTime" } } as const;

/** Fields for a delivery's state, written only by the queue; `label` names the delivery. */
export const createDeliveryFields = (label: string): Field[] => [
  {
    name: "delivery",
    label,
    type: "group",
    access: { update: allowNobody },
    fields: [
      {
        name: "state",
        type: "select",
        required: true,
        defaultValue: "stored",
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
  },
  {
    name: "sendAgain",
    type: "ui",
    admin: {
      position: "sidebar",
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: "/admin/send-again-button#SendAgainButton" },
    },
  },
];
