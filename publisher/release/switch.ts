import pLimit from "p-limit";
import {
  KEPT_RELEASES,
  getLiveId,
  isStored,
  openEntry,
  readPointer,
  type StoredRelease,
} from "../../src/shared/node/release/release-store";
import { DiskStore } from "./store";

/** Called with a complete release before it is live. If it throws, the release is not made live. */
export type BeforeLive = (release: StoredRelease) => Promise<void>;

/** Runs changes of the releases folder one at a time. The data folder's lock excludes other processes. */
export const runExclusive = pLimit(1);

/** Makes a stored release live and the newest, in place of one that waits for approval. Keeps the previous one. */
export async function makeLive(stored: StoredRelease, beforeLive?: BeforeLive): Promise<void> {
  const { id, manifest, name, folder } = stored;
  const store = new DiskStore(folder);
  const pointer = readPointer(folder);
  if (pointer) await store.writePointer({ ...pointer, incoming: manifest });
  await beforeLive?.(stored);
  const others = pointer?.releases.filter((release) => release.manifest !== manifest) ?? [];
  const newest = others.slice(1 - KEPT_RELEASES);
  const kept = others.filter(
    (release) => newest.includes(release) || release.manifest === pointer?.live,
  );
  await store.writePointer({
    format: 1,
    live: manifest,
    releases: [...kept, { id, manifest, name }],
  });
}

/** Makes an earlier release live, by default the previous one. Throws if it is not stored. */
export function rollBack(
  folder: string,
  wantedId?: string,
  beforeLive?: BeforeLive,
): Promise<string> {
  return runExclusive(() => switchToEarlier(folder, wantedId, beforeLive));
}

/** Makes `good` live again if `failed` still is. Returns the ID that is live; throws like rollBack. */
export function replaceFailed(
  folder: string,
  { failed, good, beforeLive }: { failed: string; good?: string; beforeLive?: BeforeLive },
): Promise<string> {
  return runExclusive(async () => {
    const live = getLiveId(folder);
    return live !== failed ? (live ?? "") : switchToEarlier(folder, good, beforeLive);
  });
}

async function switchToEarlier(
  folder: string,
  wantedId: string | undefined,
  beforeLive: BeforeLive | undefined,
): Promise<string> {
  const pointer = readPointer(folder);
  const releases = pointer?.releases ?? [];
  const at = releases.findIndex(({ manifest }) => manifest === pointer?.live);
  const candidates =
    wantedId === undefined ? releases.slice(0, at) : releases.filter(({ id }) => id === wantedId);
  const wanted = candidates.flatMap((release) => openEntry(folder, release) ?? []).at(-1);
  if (pointer === undefined || wanted === undefined) {
    const ids = releases.map(({ id }) => id).join(", ");
    const hint = ids === "" ? "There are none." : `Stored releases: ${ids}.`;
    throw new Error(`There is no release ${wantedId ?? "before the live one"}. ${hint}`);
  }
  const lost = Object.entries(wanted.release.files).find(([, file]) => !isStored(folder, file));
  if (lost) {
    throw new Error(`${wanted.id} lacks ${lost[0]}. Roll back to another release, or rebuild.`);
  }
  await beforeLive?.(wanted);
  const { incoming: _, ...kept } = pointer;
  await new DiskStore(folder).writePointer({ ...kept, live: wanted.manifest });
  return wanted.id;
}
