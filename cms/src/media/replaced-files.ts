import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from "payload";
import { createRequestCache } from "../lib/request-cache";
import { listFileNames } from "../storage/object-keys";

/** Files of pictures that are being replaced, in folders whose names start with the id. */
const BACKUPS = ".replaced";

const getBackups = createRequestCache<string>();

/** Returns hooks that keep files until new ones are stored, because Payload removes them first. */
export function keepReplacedFiles(folder: string): {
  beforeOperation: CollectionBeforeOperationHook;
  afterChange: CollectionAfterChangeHook;
  afterError: CollectionAfterErrorHook;
} {
  const keepFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== "update" || !req.file || !("id" in args)) return args;
    const backup = path.join(folder, BACKUPS, `${args.id}-${randomUUID()}`);
    const names = (await listFiles(req.payload, Number(args.id))).filter((name) =>
      existsSync(path.join(folder, name)),
    );
    if (names.length > 0) await fs.mkdir(backup, { recursive: true });
    for (const name of names) await fs.link(path.join(folder, name), path.join(backup, name));
    getBackups(req).set(folder, backup);
    return args;
  };
  const restoreFiles = async (req: PayloadRequest, reader?: PayloadRequest) => {
    const backup = getBackups(req).get(folder);
    if (backup !== undefined) await restoreMissing(req.payload, folder, backup, reader);
  };
  return {
    beforeOperation: keepFiles,
    // In the transaction, where the record already names the new files.
    afterChange: ({ req }) => restoreFiles(req, req),
    afterError: ({ req }) => restoreFiles(req),
  };
}

/** Restores files of pictures that were being replaced when the process stopped. */
export async function restoreReplacedFiles(payload: Payload, folder: string): Promise<void> {
  const names = await fs.readdir(path.join(folder, BACKUPS)).catch(() => []);
  for (const name of names) await restoreMissing(payload, folder, path.join(folder, BACKUPS, name));
}

/** Restores files that the record names and that are missing, then removes the backup. */
async function restoreMissing(
  payload: Payload,
  folder: string,
  backup: string,
  req?: PayloadRequest,
): Promise<void> {
  for (const name of await listFiles(payload, Number.parseInt(path.basename(backup), 10), req)) {
    const file = path.join(folder, name);
    if (!existsSync(file) && existsSync(path.join(backup, name))) {
      await fs.rename(path.join(backup, name), file);
    }
  }
  await fs.rm(backup, { recursive: true, force: true });
  // Fails while other pictures are being replaced, as intended.
  await fs.rmdir(path.dirname(backup)).catch(() => undefined);
}

async function listFiles(payload: Payload, id: number, req?: PayloadRequest): Promise<string[]> {
  const where = { id: { equals: id } };
  const { docs } = await payload.find({ collection: "media", where, depth: 0, req });
  return docs.flatMap(listFileNames);
}
