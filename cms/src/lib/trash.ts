import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
} from "payload";
import { roleOf } from "./access";
import { mapCollections, withHooks } from "./map-collections";
import { throwFieldError } from "./refuse-field";
import { currentTime } from "../../../src/shared/domain/clock";

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
export const trash = mapCollections((each) => {
  const key = TRASH_KEYS[each.slug as CollectionSlug];
  if (!key) return each;
  const access = { ...each.access, delete: intoTrash(each.access?.delete) };
  return withHooks(
    { ...each, trash: true, access },
    {
      beforeOperation: [trashWhole],
      beforeValidate: [keepReserved(key)],
      beforeChange: [stampDeletion],
    },
  );
});

/** Payload asks this with `deletedAt` for the trash, without it for removing for good. */
function intoTrash(write: Access | undefined): Access {
  return (args) => {
    if (args.data?.deletedAt) return write?.(args) ?? false;
    return roleOf(args.req.user) === "admin" ? { deletedAt: { exists: true } } : false;
  };
}

/** As a draft only the latest version would be in the trash, and the post still on the site. */
const trashWhole: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "update" && args.data?.deletedAt
    ? { ...args, draft: false, autosave: false }
    : args;

/** The server's own moment: a past one would have the record removed today. */
const stampDeletion: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  // A version that was saved in the trash brings its words back, not its place.
  if (req.context.isRestoringVersion) return { ...data, deletedAt: originalDoc?.deletedAt ?? null };
  const { deletedAt = originalDoc?.deletedAt } = data;
  if (!deletedAt) return data;
  const active = originalDoc?.active === undefined ? {} : { active: false };
  return { ...data, ...active, deletedAt: originalDoc?.deletedAt ?? currentTime().toISOString() };
};

/** What lies in the trash keeps its address or period, so that it can always be restored. */
function keepReserved(key: string[]): CollectionBeforeValidateHook {
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
