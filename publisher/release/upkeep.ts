import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { RELEASE_FILE } from "../../src/shared/node/release/release";
import {
  getLiveId,
  listReleaseIds,
  listStoredEndings,
  openRelease,
  readContent,
  toStoredFile,
} from "../../src/shared/node/release/release-store";
import { removeEarlierReleases } from "./earlier-releases";
import { DiskStore, pruneStore } from "./store";
import { runExclusive } from "./switch";

const HOUR_MS = 3_600_000;

/** Calls `prune` every hour, between publishes, and logs its errors. */
export function pruneHourly(
  prune: () => Promise<unknown>,
  log: Pick<Logger, "error">,
  everyMs = HOUR_MS,
): { end: () => Promise<void> } {
  const pruneExclusively = () => runExclusive(prune).catch((error) => log.error(error));
  const timer = setInterval(() => void pruneExclusively(), everyMs).unref();
  return { end: async () => clearInterval(timer) };
}

/** Removes what no kept release of this folder needs. Returns the number of objects; throws if it fails. */
export async function pruneFolder(folder: string): Promise<number> {
  await removeEarlierReleases(folder);
  return pruneStore(new DiskStore(folder));
}

/** Writes a release as a plain folder with compressed copies, for another server. Throws if it is not kept. */
export async function exportRelease(folder: string, id: string, target: string): Promise<void> {
  const stored = openRelease(folder, id === "live" ? (getLiveId(folder) ?? "") : id);
  if (stored === undefined) {
    const ids = listReleaseIds(folder).join(", ") || "none";
    throw new Error(`There is no release ${id}. Stored releases: ${ids}.`);
  }
  for (const [path, file] of Object.entries(stored.release.files)) {
    const to = join(target, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, await readContent((ending) => toStoredFile(folder, file, ending), file));
    for (const ending of listStoredEndings(file)) {
      if (ending === "") continue;
      await writeFile(to + ending, await readFile(toStoredFile(folder, file, ending)));
    }
  }
  await writeFile(join(target, RELEASE_FILE), JSON.stringify(stored.release));
}
