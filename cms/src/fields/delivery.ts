import type { Field } from "payload";
import { nobodyField } from "../access/nobody";

const readOnly = { readOnly: true } as const;
const moment = { readOnly: true, date: { pickerAppearance: "dayAndTime" } } as const;

/** How far an enquiry is on its way to the team's mailbox; written by the delivery alone. */
export const deliveryFields: Field[] = [
  {
    name: "delivery",
    label: "Delivery by e-mail",
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
        // Counts up with each "Send again": a mail of its own, which no mailbox drops as known.
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
