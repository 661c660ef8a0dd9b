import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setImmediate as serveOthers } from "node:timers/promises";
import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type TypeWithID,
  type Where,
} from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { readField } from "../../../src/shared/domain/read-field";
import { writeAtomically } from "../../../src/shared/node/write-atomically";
import { appendLine } from "../audit/append-line";
import type { Environment } from "../environment";
import { isBuiltCollection } from "../lib/built-collections";
import { queueWebhook } from "../publishing/queue-webhook";
import type { CheckedRow } from "./row-result";

/** What an import changes, kept on disk until it is complete, because SQLite has no transaction here. */
type Journal = {
  collection: CollectionSlug;
  /** Time of creation or change of all its records. */
  at: string;
  created: { key: string; names: string[] };
  previous: Record<string, unknown>[];
};

type Target = { collection: CollectionSlug; key: string; settings: UndoSettings };

const toJournalFile = (dataDir: string) => path.join(dataDir, "import.json");

/** Stores all checked rows or none, then calls `record`; 409 if a record has changed since. */
export async function writeRows(
  req: PayloadRequest,
  { collection, key, settings }: Target,
  checked: readonly CheckedRow[],
  record: () => Promise<void>,
): Promise<void> {
  const { payload } = req;
  const { db } = payload;
  const file = toJournalFile(settings.dataDir);
  const rows = checked.filter(({ data }) => data !== null);
  const at = getNow().toISOString();
  try {
    await initTransaction(req);
    if (db.name === "sqlite") {
      const names = rows.flatMap(({ id, data }) => (id === null ? String(data?.[key]) : []));
      const previous = rows.flatMap(({ stored }) => (stored === null ? [] : [stored]));
      const journal: Journal = { collection, at, created: { key, names }, previous };
      await writeAtomically(file, JSON.stringify(journal), 0o600);
    }
    for (const row of rows) {
      await serveOthers();
      await writeRow(req, { collection, at }, row);
    }
    await record();
    await commitTransaction(req);
    await rm(file, { force: true });
  } catch (error) {
    await killTransaction(req);
    await undoImport(payload, settings);
    throw error;
  }
}

async function writeRow(
  req: PayloadRequest,
  { collection, at }: Pick<Journal, "collection" | "at">,
  { id, data, stored, result }: CheckedRow,
): Promise<void> {
  const { db } = req.payload;
  const changed = { ...data, updatedAt: at };
  if (id === null) {
    await db.create({ collection, data: { ...changed, createdAt: at }, req });
    return;
  }
  const where = { id: { equals: id } };
  const now = await db.findOne<TypeWithID>({ collection, where, req });
  if (readField(now, "updatedAt") !== stored?.updatedAt) {
    const message = `“${result.name}” was changed during the import: try again.`;
    throw new APIError(message, 409, null, true);
  }
  await db.updateOne({ collection, id, data: changed, req });
}

/**
 * Undoes an import that failed, or that a stopped CMS left half-way, and records that (EDT-10).
 * Records that staff have changed since stay.
 */
export async function undoImport(payload: Payload, settings: UndoSettings): Promise<void> {
  const file = toJournalFile(settings.dataDir);
  if (!existsSync(file)) return;
  const { collection, at, created, previous } = await readJournal(file);
  const { db } = payload;
  const kept: unknown[] = [];
  if (created.names.length > 0) {
    const isNamed = { [created.key]: { in: created.names } };
    const isCreated: Where = { and: [{ createdAt: { equals: at } }, isNamed] };
    await db.deleteMany({ collection, where: { and: [isCreated, { updatedAt: { equals: at } }] } });
    kept.push(...(await db.find({ collection, where: isCreated, pagination: false })).docs);
  }
  for (const doc of previous) {
    const now = await db.findOne<TypeWithID>({ collection, where: { id: { equals: doc.id } } });
    const changedAt = readField(now, "updatedAt");
    if (changedAt === at) await db.updateOne({ collection, id: Number(doc.id), data: doc });
    else if (now && changedAt !== doc.updatedAt) kept.push(now);
  }
  const names = kept.map((doc) => `${readField(doc, created.key)} (${readField(doc, "id")})`);
  const keptNames = names.length === 0 ? "" : ` Kept, as changed since: ${names.join(", ")}.`;
  const details = `Imported at ${at}: ${created.names.length} new, ${previous.length} changed.${keptNames}`;
  payload.logger.warn(`An import into ${collection} did not end and is undone. ${details}`);
  const account = { userId: "", userEmail: "", role: "" };
  const event = { ...account, action: "import undone", changedCollection: collection };
  await appendLine({ payload }, { ...event, recordId: "", fields: "", details });
  // A build may have read a part of the import.
  await queueUpdate(payload, settings, collection);
  await rm(file);
}

async function readJournal(file: string): Promise<Journal> {
  const text = await readFile(file, "utf8");
  try {
    const { collection, at, created, previous }: Journal = JSON.parse(text);
    const { key, names } = created;
    return { collection, at, created: { key, names: [...names] }, previous: [...previous] };
  } catch {
    throw new Error(
      `${file} is damaged. It has the records before an import that did not end. Move it to another folder, start the CMS and check the imported list.`,
    );
  }
}

type UndoSettings = Pick<Environment, "dataDir" | "publishing">;

export async function queueUpdate(
  payload: Payload,
  { publishing }: UndoSettings,
  collection: string,
): Promise<void> {
  if (isBuiltCollection(collection) && publishing.target !== null)
    await queueWebhook(payload, { type: "content.published", collection });
}
