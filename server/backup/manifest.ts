import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { UserFacingError } from "../process/user-facing-error";

export const MANIFEST = "manifest.json";

const ManifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  database: v.picklist(["sqlite", "postgres"]),
  /** Records by table. */
  counts: v.record(v.string(), v.number()),
  /** SHA-256 by path. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** @throws UserFacingError if the folder contains no complete backup */
export function readManifest(folder: string): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  } catch {
    throw new UserFacingError(`No readable ${MANIFEST} in ${folder}: name a complete backup.`);
  }
}

/** Returns paths of all files below a folder, relative to it. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns the SHA-256 of each file by relative path, without the manifest. */
export async function hashFolder(folder: string): Promise<Manifest["files"]> {
  const hashes: Manifest["files"] = {};
  for (const name of listFiles(folder).filter((file) => file !== MANIFEST)) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk as Buffer);
    hashes[name] = hash.digest("hex");
  }
  return hashes;
}

/** Number of records by table. */
export type RecordCounts = Record<string, number>;

export type Database = {
  kind: "sqlite" | "postgres";
  /** File name of the dump in a backup. */
  file: string;
  /** Writes a consistent dump, also while the database is in use. Returns its counts. */
  dump: (file: string) => Promise<RecordCounts>;
  /** Restores a dump to a temporary database and returns its counts. */
  check: (file: string, folder: string) => Promise<RecordCounts>;
  /** Restores a dump to an empty database. */
  restore: (file: string) => Promise<RecordCounts>;
};
