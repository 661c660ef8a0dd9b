import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { readField } from "../../../src/shared/domain/read-field";
import { runSql, sql } from "../lib/sql";

/** File in DATA_DIR with a line for each day: "<day> <number>:<hash>" of the last entry. */
export const DAILY_HASHES = "audit-hashes.txt";

export type DailyHash = { day: string; number: number; hash: string };

/** Appends the hash of the log's last entry once a day, which reveals a rewritten database (ACC-03). */
export async function appendDailyHash(payload: Payload, dataDir: string): Promise<void> {
  const day = getNow().toISOString().slice(0, 10);
  const hashes = await readDailyHashes(dataDir);
  if (hashes.some((hash) => hash.day === day)) return;
  const [last] = await runSql(
    payload,
    sql`SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1`,
  );
  if (last === undefined) return;
  const line = `${day} ${Number(last.number)}:${String(last.hash)}\n`;
  await fs.appendFile(path.join(dataDir, DAILY_HASHES), line, { mode: 0o600 });
}

/** Returns the lines of the file, [] if it does not exist yet. Skips truncated lines. */
export async function readDailyHashes(dataDir: string): Promise<DailyHash[]> {
  const text = await fs.readFile(path.join(dataDir, DAILY_HASHES), "utf8").catch((error) => {
    if (readField(error, "code") === "ENOENT") return "";
    throw error;
  });
  const lines = text.matchAll(/^(\S+) (\d+):([0-9a-f]{64})$/gm);
  return [...lines].map(([, day = "", number, hash = ""]) => ({
    day,
    number: Number(number),
    hash,
  }));
}
