import type { Field } from "payload";
import { allowNobody } from "../../lib/access";
import { toOptions } from "../../lib/fields";

export const NO_APPROVAL = { state: null, note: null, by: null, at: null, digest: null } as const;

const locked = { create: allowNobody, update: allowNobody };

/** The approval state of a record and its editors since it was last published, which only the server writes (EDT-16, EDT-07). */
export const approvalFields: Field[] = [
  {
    name: "approvalPanel",
    label: "Approval",
    type: "ui",
    admin: {
      disableBulkEdit: true,
      components: { Field: "/admin/approval/approval-panel#ApprovalPanel" },
    },
  },
  {
    name: "approval",
    type: "group",
    access: locked,
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
    fields: [
      {
        name: "state",
        type: "select",
        index: true,
        options: toOptions({ submitted: "Submitted", approved: "Approved", returned: "Returned" }),
      },
      { name: "note", type: "textarea", maxLength: 1000 },
      // Name and e-mail as text, because the account may be deleted.
      { name: "by", type: "text" },
      { name: "at", type: "date" },
      { name: "digest", type: "text" },
    ],
  },
  {
    // Ids of accounts, without references, which would prevent the deletion of an account.
    name: "editors",
    type: "json",
    typescriptSchema: [() => ({ type: ["array", "null"], items: { type: "number" } })],
    access: locked,
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
  },
];
