import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  copyToDisk,
  syncFile,
  syncFolder,
  writeAtomically,
} from "../../src/shared/node/write-atomically";
import { readErrorCode, UserFacingError } from "../process/user-facing-error";
import { type Database, hashFolder, listFiles, MANIFEST, type Manifest } from "./manifest";

/** Folders that cannot be rebuilt; releases are built from the CMS. */
const BACKED_UP = ["media", "attachments", "outbox"];
const KEPT_FILES = ["secrets.json", "signing-key.pem", "erased-enquiries.txt", "audit-hashes.txt"];

/** Writes a backup while everything runs, and renames it once it is complete and on disk. */
export async function createBackup(dataDir: string, database: Database, to: string) {
  if (existsSync(to)) throw new UserFacingError(`${to} already exists; choose a new folder.`);
  const partial = `${to}.incoming`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    // The database comes first, so that a picture uploaded meanwhile is extra, not missing.
    const counts = await database.dump(join(partial, database.file));
    await syncFile(join(partial, database.file));
    const names = BACKED_UP.flatMap((name) =>
      listFiles(join(dataDir, name)).map((file) => join(name, file)),
    );
    for (const name of [...names, ...KEPT_FILES])
      await copyIfPresent(join(dataDir, name), join(partial, name));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      counts,
      files: await hashFolder(partial),
    };
    await writeAtomically(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
    renameSync(partial, to);
    syncFolder(dirname(to));
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  await copyToDisk(from, to).catch((error: unknown) => {
    // The file was just removed, its values are variables (secrets), or nothing was erased yet.
    if (readErrorCode(error) !== "ENOENT") throw error;
  });
}
