import { existsSync, mkdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/release/release";
import { syncFolder } from "../../src/shared/write-atomically";
import { addToAssetPool, pruneAssetPool } from "./asset-pool";
import { copyToDisk, placeFiles } from "./place-files";
import {
  KEPT_RELEASES,
  linkedId,
  liveRelease,
  openStored,
  readRelease,
  releaseId,
  releaseIds,
  releasePaths,
  unfinished,
} from "./store";
import { switchTo } from "./switch";
import { verifyRelease } from "./verify";

export type Published = {
  id: string;
  release: Release;
  changed: number;
  /** Milliseconds of each. */
  phases: { place: number; verify: number; switch: number; prune: number };
};

type PublishOptions = { allowFewerPosts?: boolean; now?: Date };

/** Put together aside, checked (InvalidRelease), made live by one rename; else nothing changes. */
export async function publish(
  built: string,
  folder: string,
  { allowFewerPosts, now = new Date() }: PublishOptions = {},
): Promise<Published> {
  if (!existsSync(join(built, RELEASE_FILE))) {
    throw new Error(
      `There is no built site in ${built}; run npm run build before npm run publish.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const left of unfinished(folder)) await rm(left, { recursive: true, force: true });
  const paths = releasePaths(folder);
  const id = releaseId(now, releaseIds(folder));
  const live = liveRelease(folder);
  const release = readRelease(built);
  const incoming = paths.incoming(id);
  const clock = stopwatch();
  try {
    const recycled = await recycleRelease(paths.recycled, incoming);
    const changed = await placeFiles({ built, release, target: incoming, live, recycled });
    await rm(join(incoming, RELEASE_FILE), { force: true });
    await copyToDisk(join(built, RELEASE_FILE), join(incoming, RELEASE_FILE));
    const place = clock();
    verifyRelease({
      root: incoming,
      release,
      live: live?.release,
      changed,
      kept: recycled === undefined ? [] : Object.keys(release.files),
      allowFewerPosts,
    });
    const verify = clock();
    // The pool first: a visitor may ask for an asset the moment the page is live.
    addToAssetPool(folder, incoming, release);
    syncFolder(incoming);
    renameSync(incoming, paths.release(id));
    switchTo(folder, id);
    const switched = clock();
    await prune(folder);
    const phases = { place, verify, switch: switched, prune: clock() };
    return { id, release, changed: changed.length, phases };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}

/** Links that are there need not be placed again (decision 0012). */
async function recycleRelease(recycled: string, incoming: string): Promise<Release | undefined> {
  try {
    const release = readRelease(recycled);
    renameSync(recycled, incoming);
    return release;
  } catch {
    // None, or of another format: everything is linked anew.
    await rm(recycled, { recursive: true, force: true });
    return undefined;
  }
}

/** Removes the releases beyond the kept ones, the live one never; one is left to be recycled. */
async function prune(folder: string): Promise<void> {
  const live = linkedId(folder);
  const going = releaseIds(folder)
    .slice(0, -KEPT_RELEASES)
    .filter((id) => id !== live);
  const { release, recycled } = releasePaths(folder);
  const next = going.pop();
  if (next !== undefined) renameSync(release(next), recycled);
  for (const id of going) await rm(release(id), { recursive: true, force: true });
  const kept = releaseIds(folder).flatMap((id) => openStored(folder, id) ?? []);
  pruneAssetPool(
    folder,
    kept.map((stored) => stored.release),
  );
}

function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const passed = performance.now() - last;
    last += passed;
    return Math.round(passed);
  };
}
