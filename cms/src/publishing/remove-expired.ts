import fs from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, Payload, Where } from "payload";
import { findOrphanedMails } from "../enquiries/erasure";
import type { Environment } from "../environment";
import { TRASH_KEYS } from "./trash";
import { removeWithinDailyLimit } from "./daily-removal";
import { removeOldFiles } from "./remove-old-files";
import { runSql, sql } from "../lib/sql";
import { getNow } from "../../../src/shared/domain/clock";

const DAY_MS = 24 * 60 * 60_000;
const TRASH_DAYS = 30;

type Settings = Pick<Environment, "dataDir" | "enquiries">;

/** Removes enquiries after their form's period, and orphaned mails and PDFs. */
export async function removeExpired(payload: Payload, settings: Settings): Promise<void> {
  const { dataDir, enquiries } = settings;
  const periods = Object.entries(enquiries.retention);
  await removeDue(payload, "enquiries", "createdAt", {
    or: periods.map(([title, { days }]) => ({
      and: [{ title: { equals: title } }, createBeforeFilter("createdAt", toCutoff(days))],
    })),
  });
  const end = toCutoff(Math.min(...periods.map(([, { days }]) => days)));
  await removeOrphanedPdfs(payload, path.join(dataDir, "attachments"));
  const outbox = path.join(dataDir, "outbox");
  await removeOldFiles(payload, outbox, await findOrphanedMails(payload, outbox), end);
}

/** Removes records that have been in the trash for 30 days. */
export async function removeExpiredTrash(payload: Payload): Promise<void> {
  for (const collection of Object.keys(TRASH_KEYS)) {
    const where = createBeforeFilter("deletedAt", toCutoff(TRASH_DAYS));
    await removeDue(payload, collection as CollectionSlug, "deletedAt", where);
  }
}

/** Removes all deliveries after 30 days, because later builds contain their changes. */
export async function removeExpiredDeliveries(payload: Payload): Promise<void> {
  await removeAll(payload, "deliveries", { createdAt: { less_than: toCutoff(30).toISOString() } });
}

/** Removes failed schedules after 30 days; Payload removes successful ones at once. */
export async function removeExpiredSchedules(payload: Payload): Promise<void> {
  const old = { updatedAt: { less_than: toCutoff(30).toISOString() } };
  await removeAll(payload, "payload-jobs", { and: [{ hasError: { equals: true } }, old] });
}

const createBeforeFilter = (field: string, end: Date): Where => ({
  [field]: { less_than: end.toISOString() },
});

async function removeDue(payload: Payload, collection: CollectionSlug, sort: string, where: Where) {
  const all = { collection, depth: 0, pagination: false, trash: true } as const;
  const { docs } = await payload.find({ ...all, where, sort, select: {} });
  await removeWithinDailyLimit(payload, {
    what: collection,
    due: docs.map(({ id }) => id),
    total: (await payload.count({ collection, trash: true })).totalDocs,
    remove: (ids) => removeAll(payload, collection, { id: { in: ids } }),
  });
}

async function removeAll(payload: Payload, collection: CollectionSlug, where: Where) {
  const { errors } = await payload.delete({ collection, where, trash: true });
  for (const { id } of errors) {
    payload.logger.error(`${collection}: ${id} could not be removed; the next cleanup tries again`);
  }
}

async function removeOrphanedPdfs(payload: Payload, folder: string): Promise<void> {
  const orphans = await runSql(
    payload,
    sql`SELECT id FROM attachments WHERE created_at < ${toCutoff(1).toISOString()} AND NOT EXISTS
      (SELECT 1 FROM enquiries WHERE enquiries.attachment_id = attachments.id)`,
  );
  const ids = orphans.map(({ id }) => Number(id));
  if (ids.length > 0) await removeAll(payload, "attachments", { id: { in: ids } });

  const stored = await runSql(payload, sql`SELECT filename FROM attachments`);
  const storedNames = new Set(stored.map(({ filename }) => filename));
  const names = await fs.readdir(folder).catch(() => []);
  const unknown = names.filter((name) => !storedNames.has(name));
  await removeOldFiles(payload, folder, unknown, toCutoff(1));
}

function toCutoff(days: number): Date {
  return new Date(getNow().getTime() - days * DAY_MS);
}
