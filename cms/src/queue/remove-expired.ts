import fs from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, Payload, Where } from "payload";
import type { Environment } from "../environment";
import { runSql, sql } from "./sql";

const DAY_MS = 24 * 60 * 60_000;

type Settings = Pick<Environment, "dataDir" | "enquiries">;

/** Removes enquiries and mails after ENQUIRY_KEEP_DAYS, and PDFs without an enquiry after a day. */
export async function removeExpired(payload: Payload, settings: Settings): Promise<void> {
  const { dataDir, enquiries } = settings;
  const end = daysAgo(enquiries.keepDays);
  await removeAll(payload, "enquiries", { createdAt: { less_than: end.toISOString() } });
  await removeStrayPdfs(payload);
  await removeOldMails(path.join(dataDir, "outbox"), end);
}

async function removeAll(payload: Payload, collection: CollectionSlug, where: Where) {
  const { errors } = await payload.delete({ collection, where });
  for (const { id } of errors) {
    payload.logger.error(`${collection}: ${id} is too old and could not be removed`);
  }
}

async function removeStrayPdfs(payload: Payload): Promise<void> {
  const strays = await runSql(
    payload,
    sql`SELECT id FROM attachments WHERE created_at < ${daysAgo(1).toISOString()} AND NOT EXISTS
      (SELECT 1 FROM enquiries WHERE enquiries.attachment_id = attachments.id)`,
  );
  const ids = strays.map(({ id }) => Number(id));
  if (ids.length > 0) await removeAll(payload, "attachments", { id: { in: ids } });
}

async function removeOldMails(outbox: string, end: Date): Promise<void> {
  const names = await fs.readdir(outbox).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const file = path.join(outbox, name);
    if ((await fs.stat(file)).mtime < end) await fs.rm(file, { force: true });
  }
}

/** Removes deliveries after 30 days, whatever became of them: later builds have their changes. */
export async function removeExpiredDeliveries(payload: Payload): Promise<void> {
  await removeAll(payload, "deliveries", { createdAt: { less_than: daysAgo(30).toISOString() } });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
