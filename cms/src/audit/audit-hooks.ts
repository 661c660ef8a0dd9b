import type { CollectionConfig, CollectionSlug, PayloadRequest, Plugin } from "payload";
import { fieldOf } from "../../../src/shared/domain/field-of";
import { mapCollections, withHooks } from "../lib/map-collections";
import { requestCache } from "../lib/request-memory";
import { shouldSkipAudit } from "../lib/skip-audit-context";
import { findRaw } from "../lib/stored-row";
import { appendLine } from "./append-line";
import { changedFields, type Change } from "./changed-fields";

/** Written only by the CMS: this log and the publishing log. */
const UNNOTED = ["audit-log", "deliveries"];

/** Records whose values are evidence; of all others only the names of fields are noted. */
const WITH_VALUES = [
  ...["complaint-reports", "complaint-months", "complaint-years"],
  ...["ipos", "upcoming-ipos", "ipo-listings", "authors"],
];

/** Notes who did what, in every collection and global; not samples, nor drafts that save themselves. */
export const auditHooks: Plugin = (config) => ({
  ...mapCollections(noteChanges)(config),
  globals: config.globals?.map((each) =>
    withHooks(each, {
      afterChange: [
        ({ doc, previousDoc, req }) => {
          const changes = changedFields(previousDoc, doc);
          if (changes.length === 0) return;
          return note(req, { action: "changed", collection: each.slug, changes });
        },
      ],
    }),
  ),
});

function noteChanges(config: CollectionConfig): CollectionConfig {
  const { auth, slug } = config;
  if (UNNOTED.includes(slug)) return config;
  return withHooks(auth ? withHooks(config, signIns(slug)) : config, {
    beforeChange: [
      async ({ collection, data, originalDoc, req }) => {
        if (collection.versions?.drafts && originalDoc?.id && data._status === "published") {
          const rows = rowsBefore(req);
          rows.set(`${slug}/${originalDoc.id}`, await findRaw(req, slug, originalDoc.id));
        }
        return data;
      },
    ],
    afterChange: [
      async ({ collection, doc, operation, previousDoc, req }) => {
        const before = operation === "create" ? null : previousDoc;
        const record = await stored(req, slug, doc.id);
        const hasDrafts = Boolean(collection.versions?.drafts);
        if (hasDrafts && savedItself(req, before, record)) return;
        const action = actionOf(slug, before, record);
        const row = action === "published" ? rowsBefore(req).get(`${slug}/${doc.id}`) : undefined;
        const changes = changedFields(row ?? before, record);
        if (auth && (await hasNewPassword(req, slug, previousDoc))) changes.push(NEW_PASSWORD);
        // Saving a record without changes, or requesting a password link, is no change. A post with
        // drafts can change for visitors even if the draft does not.
        if (action === "changed" && changes.length === 0 && !hasDrafts) return;
        await note(req, { action, collection: slug, record, changes });
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (!WITH_VALUES.includes(slug)) return;
        const records = deleted(req);
        records.set(`${slug}/${id}`, await stored(req, slug, id));
      },
    ],
    afterDelete: [
      ({ id, req }) => {
        const before = deleted(req).get(`${slug}/${id}`) ?? null;
        const changes = changedFields(before, null);
        return note(req, { action: "deleted", collection: slug, record: { id }, changes });
      },
    ],
  });
}

function signIns(slug: string): NonNullable<CollectionConfig["hooks"]> {
  return {
    beforeOperation: [
      ({ operation, req }) => {
        if (operation === "resetPassword") resets(req).set(slug, NEW_PASSWORD);
      },
    ],
    afterLogin: [
      async ({ req, user }) => {
        const reset = resets(req).get(slug);
        const noted = { collection: slug, record: user, user };
        if (reset) await note(req, { ...noted, action: "changed", changes: [reset] });
        await note(req, { ...noted, action: "signed-in" });
      },
    ],
  };
}

/** Anybody may call a save an autosave: only a draft that nobody sees may go unnoted. */
function savedItself({ query }: PayloadRequest, before: unknown, after: unknown): boolean {
  // What Payload has made of "true" by now; anything else it did not follow.
  const isAutosave = query.autosave === true && query.draft === true;
  const isTrash = [before, after].some((doc) => Boolean(fieldOf(doc, "deletedAt")));
  return isAutosave && !isTrash && fieldOf(after, "_status") === "draft";
}

/** What visitors had of what is published: the drafts since then have saved themselves, unnoted. */
const rowsBefore = requestCache<unknown>();

/** Records with values that a request deletes, as they were. */
const deleted = requestCache<unknown>();

const NEW_PASSWORD: Change = { name: "password", from: null, to: null };

/** By a mailed link Payload sets a password past afterChange, and signs its account in. */
const resets = requestCache<Change>();

/** Passwords are no field, and what they become is hidden. */
async function hasNewPassword(req: PayloadRequest, collection: string, before: unknown) {
  const id = fieldOf(before, "id");
  if (typeof id !== "number") return false;
  return fieldOf(await findRaw(req, collection, id), "hash") !== fieldOf(before, "hash");
}

/** The record itself: what is answered leaves out what its account may not read. */
function stored(req: PayloadRequest, slug: string, id: number | string): Promise<unknown> {
  return req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    draft: true,
    trash: true,
    depth: 0,
    // Not the request itself: Payload would give it another context, by which hooks remember.
    req: { transactionID: req.transactionID },
  });
}

function actionOf(collection: string, before: unknown, after: unknown): string {
  const [from, to] = [before, after].map((doc) => ({
    isTrashed: Boolean(fieldOf(doc, "deletedAt")),
    status: fieldOf(doc, "_status"),
    role: fieldOf(doc, "role"),
  }));
  if (from?.isTrashed !== to?.isTrashed) return to?.isTrashed ? "trashed" : "restored";
  if (to?.status === "published" && from?.status !== "published") return "published";
  if (before === null) return "created";
  if (to?.status === "draft" && from?.status === "published") return "unpublished or drafted";
  return collection === "users" && from?.role !== to?.role ? "role changed" : "changed";
}

/** Notes that somebody tried to sign in and could not. */
export async function noteFailedSignIn(req: PayloadRequest): Promise<void> {
  const email = fieldOf(req.data, "email");
  if (typeof email !== "string") return;
  // Only accounts that there are: what was typed may be anything, also a password.
  const { docs } = await req.payload.find({
    collection: "users",
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  await note(req, { action: "sign-in failed", collection: "users", record: docs[0] });
}

type Noted = {
  action: string;
  collection: string;
  record?: unknown;
  changes?: Change[];
  /** Instead of values before and after. */
  details?: string;
  user?: PayloadRequest["user"];
};

/** Adds a line to the log about what the request's account did. */
export async function note(req: PayloadRequest, noted: Noted): Promise<void> {
  const { action, collection, record, changes = [], user = req.user } = noted;
  if (shouldSkipAudit(req)) return;
  const shown = changes.filter(
    ({ name }) =>
      WITH_VALUES.includes(collection) || (action === "role changed" && name === "role"),
  );
  const values = Object.fromEntries(shown.map(({ name, from, to }) => [name, [from, to]]));
  await appendLine(req, {
    userId: String(user?.id ?? ""),
    userEmail: user?.email ?? "",
    role: user?.role ?? "",
    action,
    changedCollection: collection,
    recordId: String(fieldOf(record, "id") ?? ""),
    fields: changes.map(({ name }) => name).join(", "),
    details: noted.details ?? (shown.length > 0 ? JSON.stringify(values) : ""),
  });
}
