import { runExclusive } from "./exclusive";
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { syncFolder } from "../../src/shared/node/write-atomically";
import {
  getLiveId,
  openRelease,
  listReleaseIds,
  getReleasePaths,
  type StoredRelease,
} from "../../src/shared/node/release/release-store";

/** Called with a complete release before it is live. If it throws, the release is not made live. */
export type BeforeLive = (release: StoredRelease) => Promise<void>;

/** Renames one symlink, so that each request sees the old or the new release. */
export function switchTo(folder: string, id: string): void {
  const { live } = getReleasePaths(folder);
  const next = `${live}.next-${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, live);
  syncFolder(folder);
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
  const live = getLiveId(folder) ?? "";
  const ids = listReleaseIds(folder).filter((id) => id === live || openRelease(folder, id));
  const id = wantedId ?? ids[ids.indexOf(live) - 1] ?? "";
  if (!ids.includes(id)) {
    const hint = ids.length > 0 ? `Stored releases: ${ids.join(", ")}.` : "There are none.";
    throw new Error(`There is no release ${wantedId ?? "before the live one"}. ${hint}`);
  }
  const stored = openRelease(folder, id);
  if (stored) await beforeLive?.(stored);
  switchTo(folder, id);
  return id;
}
