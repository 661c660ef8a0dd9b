import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
} from "payload";
import { getRole } from "../lib/access";
import { mapCollections, addHooks } from "../lib/map-collections";
import { throwFieldError } from "../lib/throw-field-error";
import { getNow } from "../../../src/shared/domain/clock";

/** Collections whose records go through the trash, with the fields that must be unique together. */
export const TRASH_KEYS: Partial<Record<CollectionSlug, string[]>> = {
  posts: ["slug"],
  authors: ["slug"],
  reports: [],
  ipos: [],
  "upcoming-ipos": [],
  "ipo-listings": [],
  "complaint-reports": ["monthEnding"],
  "complaint-months": ["year", "month"],
  "complaint-years": ["year"],
};

/** Deleting is `PATCH { deletedAt }`, as the admin panel does; restoring sets it to null. */
export const addTrash = mapCollections((config) => {
  const key = TRASH_KEYS[config.slug as CollectionSlug];
  if (!key) return config;
  const access = { ...config.access, delete: allowTrashing(config.access?.delete) };
  return addHooks(
    { ...config, trash: true, access },
    {
      beforeOperation: [trashPublished],
      beforeValidate: [reserveKey(key)],
      beforeChange: [stampDeletion],
    },
  );
});

/** Allows moving to the trash, for which Payload sends `deletedAt`; removal needs an admin. */
function allowTrashing(canWrite: Access | undefined): Access {
  return (args) => {
    if (args.data?.deletedAt) return canWrite?.(args) ?? false;
    return getRole(args.req.user) === "admin" ? { deletedAt: { exists: true } } : false;
  };
}

/** Trashes the published record too; saved as a draft only the newest version would be trashed. */
const trashPublished: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "update" && args.data?.deletedAt
    ? { ...args, draft: false, autosave: false }
    : args;

/** Sets the server's time, because with a past time the record would be removed at once. */
const stampDeletion: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  // Restoring a version from the trash restores its content only.
  if (req.context.isRestoringVersion) return { ...data, deletedAt: originalDoc?.deletedAt ?? null };
  const { deletedAt = originalDoc?.deletedAt } = data;
  if (!deletedAt) return data;
  const active = originalDoc?.active === undefined ? {} : { active: false };
  return { ...data, ...active, deletedAt: originalDoc?.deletedAt ?? getNow().toISOString() };
};

/** Reserves address or period of trashed records, so that they can always be restored. */
function reserveKey(key: string[]): CollectionBeforeValidateHook {
  return async ({ collection, data = {}, originalDoc, req }) => {
    const values = key.map((name) => [name, data[name] ?? originalDoc?.[name]] as const);
    if (values.length === 0 || values.some(([, value]) => !value)) return data;
    const same = values.map(([name, value]) => ({ [name]: { equals: value } }));
    const others = originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [];
    const { totalDocs } = await req.payload.count({
      collection: collection.slug,
      where: { and: [...same, ...others, { deletedAt: { exists: true } }] },
      trash: true,
      req,
    });
    if (totalDocs === 0) return data;
    const message = `“${values.map(([, value]) => value).join(" ")}” belongs to a record in the trash: restore that one, or let an admin delete it permanently.`;
    return throwFieldError(collection.slug, key[0] ?? "", message);
  };
}
