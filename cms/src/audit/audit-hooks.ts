import type { CollectionConfig, CollectionSlug, PayloadRequest, Plugin } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { mapCollections, addHooks } from "../lib/map-collections";
import { createRequestCache } from "../lib/request-cache";
import { shouldSkipAudit } from "../lib/skip-audit-context";
import { findRaw } from "../lib/find-raw";
import { appendLine } from "./append-line";
import { findChangedFields, type Change } from "./changed-fields";

/** Not logged, because only the CMS writes them. */
const UNLOGGED = ["audit-log", "deliveries"];

/** Records whose values are evidence. For others the log has field names, and values of roles. */
const WITH_VALUES = [
  ...["complaint-reports", "complaint-months", "complaint-years"],
  ...["ipos", "upcoming-ipos", "ipo-listings", "authors"],
];

/** Logs actions in globals and collections, except UNLOGGED, initial data and autosaved drafts. */
export const addAuditHooks: Plugin = (config) => ({
  ...mapCollections(logChanges)(config),
  globals: config.globals?.map((item) =>
    addHooks(item, {
      afterChange: [
        ({ doc, previousDoc, req }) => {
          const changes = findChangedFields(previousDoc, doc);
          if (changes.length === 0) return;
          return recordAction(req, { action: "changed", collection: item.slug, changes });
        },
      ],
    }),
  ),
});

function logChanges(config: CollectionConfig): CollectionConfig {
  const { auth, slug } = config;
  if (UNLOGGED.includes(slug)) return config;
  return addHooks(auth ? addHooks(config, createSignInHooks(slug)) : config, {
    beforeChange: [
      async ({ collection, data, originalDoc, req }) => {
        if (collection.versions?.drafts && originalDoc?.id && data._status === "published") {
          const rows = getRows(req);
          rows.set(`${slug}/${originalDoc.id}`, await findRaw(req, slug, originalDoc.id));
        }
        return data;
      },
    ],
    afterChange: [
      async ({ collection, doc, operation, previousDoc, req }) => {
        const before = operation === "create" ? null : previousDoc;
        const record = await readStored(req, slug, doc.id);
        const hasDrafts = Boolean(collection.versions?.drafts);
        // For the log, the autosave of its first words creates a draft that was empty.
        const isEmpty = isEmptyDraft(slug, record);
        if (before === null && isEmpty) return;
        const start = !isEmpty && isEmptyDraft(slug, before) ? null : before;
        if (hasDrafts && start === before && isAutosaved(req, before, record)) return;
        const action = toAction(slug, start, record);
        const row = action === "published" ? getRows(req).get(`${slug}/${doc.id}`) : undefined;
        const changes = findChangedFields(row ?? before, record);
        if (auth && (await hasNewPassword(req, slug, previousDoc))) changes.push(NEW_PASSWORD);
        // Saving without changes, or requesting a password link, is not logged. A post with
        // drafts can change for visitors even if the draft does not.
        if (action === "changed" && changes.length === 0 && !hasDrafts) return;
        const details = slug === "complaints" ? describeComplaint(record) : undefined;
        await recordAction(req, { action, collection: slug, record, changes, details });
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (!WITH_VALUES.includes(slug)) return;
        const records = getDeleted(req);
        records.set(`${slug}/${id}`, await readStored(req, slug, id));
      },
    ],
    afterDelete: [
      ({ id, req }) => {
        const before = getDeleted(req).get(`${slug}/${id}`) ?? null;
        const changes = findChangedFields(before, null);
        return recordAction(req, { action: "deleted", collection: slug, record: { id }, changes });
      },
    ],
  });
}

/** The log has reference and state of a complaint, and no other value (CHR-20). */
const describeComplaint = (record: unknown) =>
  `${readField(record, "reference")}: ${readField(record, "state")}`;

function createSignInHooks(slug: string): NonNullable<CollectionConfig["hooks"]> {
  return {
    beforeOperation: [
      ({ operation, req }) => {
        if (operation === "resetPassword") getResets(req).set(slug, NEW_PASSWORD);
      },
    ],
    afterLogin: [
      async ({ req, user }) => {
        const reset = getResets(req).get(slug);
        const entry = { collection: slug, record: user, user };
        if (reset) await recordAction(req, { ...entry, action: "changed", changes: [reset] });
        await recordAction(req, { ...entry, action: "signed-in" });
      },
    ],
  };
}

/** True for the draft of a post that has neither title nor text yet (EDT-34). */
const isEmptyDraft = (slug: string, post: unknown): boolean =>
  slug === "posts" &&
  readField(post, "_status") === "draft" &&
  ["title", "content"].every((name) => !readField(post, name));

/** True for an autosaved draft. A visible record is always logged, whatever the client claims. */
function isAutosaved({ query }: PayloadRequest, before: unknown, after: unknown): boolean {
  // Payload has parsed "true" by now and ignores any other value.
  const isAutosave = query.autosave === true && query.draft === true;
  const isTrash = [before, after].some((doc) => Boolean(readField(doc, "deletedAt")));
  return isAutosave && !isTrash && readField(after, "_status") === "draft";
}

/** Published rows before the change, because autosaved drafts since then were not logged. */
const getRows = createRequestCache<unknown>();

/** Records that a request deletes and whose values are logged. */
const getDeleted = createRequestCache<unknown>();

const NEW_PASSWORD: Change = { name: "password", from: null, to: null };

/** Passwords set by a mailed link, for which Payload runs no afterChange hook. */
const getResets = createRequestCache<Change>();

/** True if the request changes a password, which is not a field and whose hash is hidden. */
async function hasNewPassword(req: PayloadRequest, collection: string, before: unknown) {
  const id = readField(before, "id");
  if (typeof id !== "number") return false;
  return readField(await findRaw(req, collection, id), "hash") !== readField(before, "hash");
}

/** Returns the stored record, because the response lacks fields that the account may not read. */
function readStored(req: PayloadRequest, slug: string, id: number | string): Promise<unknown> {
  return req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    draft: true,
    trash: true,
    depth: 0,
    // Payload would replace the context of the request itself, which hooks need.
    req: { transactionID: req.transactionID },
  });
}

function toAction(collection: string, before: unknown, after: unknown): string {
  const [from, to] = [before, after].map((doc) => ({
    isTrashed: Boolean(readField(doc, "deletedAt")),
    status: readField(doc, "_status"),
    role: readField(doc, "role"),
  }));
  if (from?.isTrashed !== to?.isTrashed) return to?.isTrashed ? "trashed" : "restored";
  if (to?.status === "published" && from?.status !== "published") return "published";
  if (before === null) return "created";
  if (to?.status === "draft" && from?.status === "published")
    return "unpublished or saved as draft";
  return collection === "users" && from?.role !== to?.role ? "role changed" : "changed";
}

/** Logs a failed sign-in. Names only an existing account: other text could be a password. */
export async function logFailedSignIn(req: PayloadRequest): Promise<void> {
  const email = readField(req.data, "email");
  if (typeof email !== "string") return;
  const { docs } = await req.payload.find({
    collection: "users",
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  await recordAction(req, { action: "sign-in failed", collection: "users", record: docs[0] });
}

type Entry = {
  action: string;
  collection: string;
  record?: unknown;
  changes?: Change[];
  /** Replaces the values before and after. */
  details?: string;
  user?: PayloadRequest["user"];
};

/** Adds a line to the log about what the request's account did. */
export async function recordAction(req: PayloadRequest, entry: Entry): Promise<void> {
  const { action, collection, record, changes = [], user = req.user } = entry;
  if (shouldSkipAudit(req)) return;
  const logged = changes.filter(
    ({ name }) =>
      WITH_VALUES.includes(collection) || (action === "role changed" && name === "role"),
  );
  const values = Object.fromEntries(logged.map(({ name, from, to }) => [name, [from, to]]));
  await appendLine(req, {
    userId: String(user?.id ?? ""),
    userEmail: user?.email ?? "",
    role: user?.role ?? "",
    action,
    changedCollection: collection,
    recordId: String(readField(record, "id") ?? ""),
    fields: changes.map(({ name }) => name).join(", "),
    details: entry.details ?? (logged.length > 0 ? JSON.stringify(values) : ""),
  });
}
