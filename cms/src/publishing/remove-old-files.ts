import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { removeWithinDailyLimit } from "./daily-removal";

/** Removes files last written before `end`, oldest first, within the daily limit. */
export async function removeOldFiles(
  payload: Payload,
  folder: string,
  names: string[],
  end: Date,
): Promise<void> {
  const times = await Promise.all(names.map((name) => readTime(path.join(folder, name))));
  const files = times.filter((file) => file !== null);
  const old = files.filter(({ time }) => time < end);
  await removeWithinDailyLimit(payload, {
    what: `files in ${path.basename(folder)}/`,
    due: old.sort((a, b) => a.time.getTime() - b.time.getTime()).map(({ file }) => file),
    total: files.length,
    remove: async (batch) => {
      for (const file of batch) await fs.rm(file, { force: true });
    },
  });
}

async function readTime(file: string): Promise<{ file: string; time: Date } | null> {
  try {
    return { file, time: (await fs.stat(file)).mtime };
  } catch (error) {
    if (readField(error, "code") === "ENOENT") return null;
    throw error;
  }
}
