import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { syncFolder } from "../../../src/shared/node/write-atomically";

type Erasure = { id: number; createdAt: string };

const toListFile = (dataDir: string) => path.join(dataDir, "erased-enquiries.txt");

/** Records an erased enquiry in a file, because backups may restore its row; removes its mails. */
export async function recordErasure(dataDir: string, { id, createdAt }: Erasure): Promise<void> {
  const handle = await fs.open(toListFile(dataDir), "a", 0o600);
  try {
    await handle.writeFile(`${id} ${new Date(createdAt).toISOString()}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  syncFolder(dataDir);
  await removeMails(dataDir, [{ id, createdAt }]);
}

/** Erases again what a restored backup or an interrupted erasure left. */
export async function reapplyErasures(payload: Payload, dataDir: string): Promise<void> {
  const erased = await readList(dataDir);
  const marks = new Set(erased.map(toMark));
  // SQLite reuses the last id, so only id and time together identify an enquiry.
  const restored = (await findStoredEnquiries(payload)).filter((doc) => marks.has(toMark(doc)));
  for (const { id } of restored) await payload.delete({ collection: "enquiries", id });
  if (restored.length > 0) {
    payload.logger.warn(`Erased ${restored.length} restored enquiries again.`);
  }
  await removeMails(dataDir, erased);
}

/** Returns all enquiries, because databases accept lists of 32,766 (SQLite) or 65,535 ids only. */
async function findStoredEnquiries(payload: Payload): Promise<Erasure[]> {
  const { docs } = await payload.find({
    collection: "enquiries",
    pagination: false,
    depth: 0,
    select: { createdAt: true },
  });
  return docs;
}

async function readList(dataDir: string): Promise<Erasure[]> {
  const text = await fs.readFile(toListFile(dataDir), "utf8").catch((error: unknown) => {
    if (readField(error, "code") === "ENOENT") return "";
    throw error;
  });
  return Array.from(text.matchAll(/^(\d+) (\d{4}-\S+Z)$/gm), ([, id, createdAt = ""]) => ({
    id: Number(id),
    createdAt,
  }));
}

async function removeMails(dataDir: string, erased: Erasure[]): Promise<void> {
  const marks = new Set(erased.map(toMark));
  const outbox = path.join(dataDir, "outbox");
  const names = await fs.readdir(outbox).catch(() => []);
  for (const name of names) {
    const mark = readMark(name);
    if (mark !== null && marks.has(mark)) await fs.rm(path.join(outbox, name), { force: true });
  }
}

export const toMark = ({ id, createdAt }: Erasure) => `${id}-${new Date(createdAt).getTime()}`;

/** Returns the enquiry that a mail in the outbox is about, by its Message-ID, or null. */
function readMark(name: string): string | null {
  return (
    /^(?:enquiry|acknowledgement|answer)-(\d+-\d+)-\d+\.eml(?:\.next)?$/.exec(name)?.[1] ?? null
  );
}

/** Matches mails, also partially written ones. */
const MAIL = /\.eml(?:\.next)?$/;

/** Returns mails in the outbox without a stored enquiry, also those about accounts. */
export async function findOrphanedMails(payload: Payload, outbox: string): Promise<string[]> {
  const names = (await fs.readdir(outbox).catch(() => [])).filter((name) => MAIL.test(name));
  if (names.length === 0) return [];
  const marks = new Set((await findStoredEnquiries(payload)).map(toMark));
  return names.filter((name) => !marks.has(readMark(name) ?? ""));
}
