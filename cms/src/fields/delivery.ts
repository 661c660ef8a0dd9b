import type { Field } from "payload";
import { nobodyField } from "../access/nobody";

const readOnly = { readOnly: true } as const;
const moment = { readOnly: true, date: { pickerAppearance: "dayAndTime" } } as const;

/**
 * How far a record is on its way to whom it is for; written by the delivery alone.
 * @param label what is done with it
 */
export const deliveryFields = (label: string): Field[] => [
  {
    name: "delivery",
    label,
    type: "group",
    access: { update: nobodyField },
    fields: [
      {
        name: "state",
        type: "select",
        required: true,
        defaultValue: "stored",
        index: true,
        options: [
          { value: "stored", label: "Stored, waiting to be sent" },
          { value: "sent", label: "Sent" },
          { value: "failed", label: "Sending failed, not tried any more" },
        ],
        admin: readOnly,
      },
      { name: "attempts", type: "number", defaultValue: 0, min: 0, admin: readOnly },
      { name: "nextAttemptAt", label: "Next attempt", type: "date", admin: moment },
      { name: "sentAt", label: "Sent at", type: "date", admin: moment },
      { name: "lastError", label: "Last error", type: "text", admin: readOnly },
      {
        // Counts up with each "Send again": one of its own, which no receiver drops as known.
        name: "round",
        type: "number",
        required: true,
        defaultValue: 1,
        admin: { hidden: true },
      },
    ],
  },
  {
    name: "sendAgain",
    type: "ui",
    admin: { position: "sidebar", components: { Field: "/admin/send-again#SendAgain" } },
  },
];
