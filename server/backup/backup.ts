import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  copyToDisk,
  syncFile,
  syncFolder,
  writeAtomically,
} from "../../src/shared/node/write-atomically";
import { readErrorCode, UserFacingError } from "../process/user-facing-error";
import type { Database } from "./database";
import { hashFolder, listFiles, MANIFEST, type Manifest } from "./manifest";

/** Folders that cannot be rebuilt; releases are built from the CMS. */
const KEPT = ["media", "attachments", "outbox"];
const KEPT_FILES = ["secrets.json", "erased-enquiries.txt", "audit-hashes.txt"];

/** Writes a backup while everything runs, and renames it once it is complete and on disk. */
export async function backUp(dataDir: string, database: Database, to: string): Promise<Manifest> {
  if (existsSync(to)) throw new UserFacingError(`${to} already exists; choose a new folder.`);
  const aside = `${to}.incoming`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  try {
    // The database comes first, so that a picture uploaded during the backup is superfluous, not missing.
    const counts = await database.dump(join(aside, database.file));
    await syncFile(join(aside, database.file));
    const names = KEPT.flatMap((name) =>
      listFiles(join(dataDir, name)).map((file) => join(name, file)),
    );
    for (const name of [...names, ...KEPT_FILES])
      await copy(join(dataDir, name), join(aside, name));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      counts,
      files: await hashFolder(aside),
    };
    await writeAtomically(join(aside, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
    renameSync(aside, to);
    syncFolder(dirname(to));
    return manifest;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

async function copy(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  await copyToDisk(from, to).catch((error: unknown) => {
    // The file was just removed, its values are variables (secrets), or nothing was erased yet.
    if (readErrorCode(error) !== "ENOENT") throw error;
  });
}
