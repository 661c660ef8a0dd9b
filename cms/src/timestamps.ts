import type { Field, Plugin } from "payload";
import { nobody } from "./access";

/** When a record was made and changed is the database's to say: what is old is removed by it. */
const lockedDate = (name: "createdAt" | "updatedAt"): Field => ({
  name,
  type: "date",
  index: true,
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, hidden: true },
});

/** Locks the dates of every collection, which Payload lets any writer set. */
export const lockTimestamps: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({
    ...each,
    fields: [...each.fields, lockedDate("updatedAt"), lockedDate("createdAt")],
  })),
});
