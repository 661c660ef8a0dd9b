import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { link, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readErrorMessage } from "../../src/shared/domain/read-field";
import {
  RELEASE_ID,
  listReleaseIds,
  toEarlierLink,
  type Pointer,
} from "../../src/shared/node/release/release-store";
import { DiskStore, copyMissing, listParts, openBuilt } from "./store";

// Versions before the store kept each release as a folder, and linked the live one.

const PENDING = ".held-";
const EARLIER = /^(?:\d{8}T\d{9}Z(?:-\d+)?|\.(?:incoming|held)-.*|\.recycled|pool|live)$/;

/** Stores the releases of an earlier version's folder, the live one first, so that they need no build. Logs what it leaves out. */
export async function takeOverReleases(folder: string): Promise<void> {
  if (!existsSync(toEarlierLink(folder))) return;
  const liveId = readlinkSync(toEarlierLink(folder));
  const byTime = new Intl.Collator("en", { numeric: true }).compare;
  // The earlier version may have started again, and published.
  const newest = listReleaseIds(folder).at(-1);
  if (newest !== undefined && byTime(newest, liveId) >= 0) return;
  const store = new DiskStore(folder);
  const takeOver = async (name: string): Promise<string | undefined> => {
    try {
      return await linkRelease(join(folder, name), store);
    } catch (error) {
      console.warn(`The earlier release ${name} is left out: ${readErrorMessage(error)}`);
      return undefined;
    }
  };
  const names = readdirSync(folder).sort(byTime);
  const ids = names.filter((name) => RELEASE_ID.test(name) && name !== liveId).toReversed();
  let pointer: Pointer | undefined;
  for (const id of [liveId, ...ids]) {
    const manifest = await takeOver(id);
    const releases = pointer?.releases ?? [];
    // Equal builds are one release.
    if (!manifest || releases.some((entry) => entry.manifest === manifest)) continue;
    const sorted = [...releases, { id, manifest }].sort((one, two) => byTime(one.id, two.id));
    pointer = { format: 1, live: pointer?.live ?? manifest, releases: sorted };
    await store.writePointer(pointer);
  }
  const held = names.find((name) => name.startsWith(PENDING));
  const manifest = pointer && held && (await takeOver(held));
  if (!pointer || !held || !manifest) return;
  await store.writePointer({ ...pointer, pending: { id: held.slice(PENDING.length), manifest } });
}

/** Adds a folder's release to the store: links to its files, or copies on a file system without links. */
async function linkRelease(root: string, store: DiskStore): Promise<string> {
  const { manifest, release, source } = openBuilt(root);
  const parts = listParts(release);
  const locate = (key: string) => {
    const part = parts.get(key);
    return part && join(root, part.path + part.ending);
  };
  const get = (key: string) => {
    const file = locate(key);
    return file === undefined ? source.get(key, Infinity) : readFile(file);
  };
  const put = async (key: string, data: Buffer): Promise<void> => {
    const file = locate(key);
    if (file === undefined) return store.put(key, data);
    await link(file, join(store.folder, key)).catch(() => store.put(key, data));
  };
  await copyMissing({ manifest, release, source: { get } }, { has: store.has, put });
  return manifest;
}

/** Removes the earlier folders once two later releases have been live; until then the earlier version can start again. */
export async function removeEarlierReleases(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => EARLIER.test(name));
  const later = listReleaseIds(folder).filter((id) => !names.includes(id));
  if (names.length === 0 || later.length < 2) return;
  for (const name of [...names, "../download"]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
