import fs from "node:fs/promises";
import path from "node:path";
import type { Payload, Where } from "payload";
import type { Environment } from "../environment";
import { run, sql } from "./sql";

const DAY_MS = 24 * 60 * 60_000;

type Settings = Pick<Environment, "dataDir" | "enquiries">;

/**
 * Removes enquiries with their PDFs, and mails in the outbox, once they are older than
 * ENQUIRY_KEEP_DAYS; and PDFs whose enquiry was never stored, after a day.
 */
export async function removeOld(payload: Payload, settings: Settings): Promise<void> {
  const { dataDir, enquiries } = settings;
  const end = new Date(Date.now() - enquiries.keepDays * DAY_MS);
  await removeAll(payload, "enquiries", { createdAt: { less_than: end.toISOString() } });
  await removeStrayPdfs(payload);
  await removeOldMails(path.join(dataDir, "outbox"), end);
}

async function removeAll(payload: Payload, collection: "enquiries" | "attachments", where: Where) {
  const { errors } = await payload.delete({ collection, where });
  for (const { id } of errors) {
    payload.logger.error(`${collection}: ${id} is too old and could not be removed`);
  }
}

async function removeStrayPdfs(payload: Payload): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  const strays = await run(
    payload,
    sql`SELECT id FROM attachments WHERE created_at < ${yesterday} AND NOT EXISTS
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
