import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readField } from "../../src/shared/domain/read-field";
import {
  RELEASE_ID,
  listReleaseIds,
  readPointer,
  toEarlierLink,
  type Pointer,
} from "../../src/shared/node/release/release-store";
import { DiskStore, copyMissing, listParts, openBuilt } from "./store";

// Versions before the store kept each release as a folder, and linked the live one.

const PENDING = ".held-";
const EARLIER = /^(?:\d{8}T\d{9}Z(?:-\d+)?|\.(?:incoming|held)-.*|\.recycled|pool|live)$/;

/** Stores the releases of an earlier version's folder, so that they need no build. Skips damaged ones. */
export async function takeOverReleases(folder: string): Promise<void> {
  if (readPointer(folder) || !existsSync(toEarlierLink(folder))) return;
  const store = new DiskStore(folder);
  const takeOver = async (name: string): Promise<string | undefined> => {
    try {
      const root = join(folder, name);
      const { manifest, release, source } = openBuilt(root);
      // Its compressed copies are next to the files.
      const parts = listParts(release);
      const get = (key: string) => {
        const part = parts.get(key);
        return part ? readFile(join(root, part.path + part.ending)) : source.get(key, Infinity);
      };
      await copyMissing({ manifest, release, source: { get } }, store);
      return manifest;
    } catch (error) {
      if (readField(error, "code") === "ENOSPC") throw error;
      return undefined;
    }
  };
  const liveId = readlinkSync(toEarlierLink(folder));
  let live: string | undefined;
  let releases: Pointer["releases"] = [];
  const byTime = new Intl.Collator("en", { numeric: true }).compare;
  const names = readdirSync(folder).sort(byTime);
  for (const id of names.filter((name) => RELEASE_ID.test(name))) {
    const manifest = await takeOver(id);
    if (manifest === undefined) continue;
    if (id === liveId) live = manifest;
    // Equal builds are one release.
    releases = [...releases.filter((entry) => entry.manifest !== manifest), { id, manifest }];
  }
  live ??= releases.at(-1)?.manifest;
  if (live === undefined) return;
  const held = names.find((name) => name.startsWith(PENDING));
  const manifest = held && (await takeOver(held));
  const pending = manifest ? { id: held.slice(PENDING.length), manifest } : undefined;
  await store.writePointer({ format: 1, live, releases, pending });
}

/** Removes the earlier folders once two later releases have been live; until then the earlier version can start again. */
export async function removeEarlierReleases(folder: string): Promise<void> {
  const later = listReleaseIds(folder).filter((id) => !existsSync(join(folder, id)));
  if (later.length < 2) return;
  const names = readdirSync(folder).filter((name) => EARLIER.test(name));
  for (const name of [...names, "../download"]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
