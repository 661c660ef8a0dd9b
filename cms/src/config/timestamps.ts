import type { Field, FieldHook } from "payload";
import { allowNobody } from "../lib/access";
import { findRaw } from "../lib/find-raw";
import { mapCollections } from "../lib/map-collections";

type Created = { id: number; createdAt: string };

/** Keeps the stored time of creation, which Payload loses when it restores a version (EDT-32). */
const keepCreatedAt: FieldHook = async ({ collection, operation, originalDoc, req, value }) => {
  if (operation !== "update" || !collection || !originalDoc?.id) return value;
  const { id, createdAt } = originalDoc;
  // Only a restored version lacks it, so other saves need not read the record again.
  return createdAt ?? (await findRaw<Created>(req, collection.slug, id))?.createdAt;
};

/** Returns a date that only the CMS sets, because it decides which old records are removed. */
const createLockedDate = (name: "createdAt" | "updatedAt"): Field => ({
  name,
  label: { createdAt: "Created", updatedAt: "Last changed" }[name],
  type: "date",
  index: true,
  access: { create: allowNobody, update: allowNobody },
  hooks: name === "createdAt" ? { beforeChange: [keepCreatedAt] } : undefined,
  admin: { disableBulkEdit: true, hidden: true },
});

/** Locks the dates of every collection, which Payload lets any writer set. */
export const lockTimestamps = mapCollections((config) => ({
  ...config,
  fields: [...config.fields, createLockedDate("updatedAt"), createLockedDate("createdAt")],
}));
