import type { Field } from "payload";
import { nobody } from "./access";
import { mapCollections } from "./map-collections";

/** A date that only the CMS sets, because old records are removed by it. */
const lockedDate = (name: "createdAt" | "updatedAt"): Field => ({
  name,
  label: { createdAt: "Created", updatedAt: "Last changed" }[name],
  type: "date",
  index: true,
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, hidden: true },
});

/** Locks the dates of every collection, which Payload lets any writer set. */
export const lockTimestamps = mapCollections((each) => ({
  ...each,
  fields: [...each.fields, lockedDate("updatedAt"), lockedDate("createdAt")],
}));
