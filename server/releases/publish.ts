import { existsSync, mkdirSync, renameSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/config/release";
import { placeFiles } from "./place-files";
import { drainPool, fillPool } from "./pool";
import {
  KEPT_RELEASES,
  liveId,
  readRelease,
  releaseId,
  releaseIds,
  releasePaths,
  unfinished,
} from "./store";
import { switchTo, syncFolder } from "./switch";
import { verifyRelease } from "./verify";

export type Published = {
  id: string;
  release: Release;
  /** Files that differ from the release before. */
  changed: number;
  /** Milliseconds of each phase. */
  phases: { place: number; verify: number; switch: number; prune: number };
};

export type PublishOptions = { allowFewerPosts?: boolean; now?: Date };

/**
 * Publishes a built folder: a release is put together aside, checked, and made live by renaming one
 * symlink. Whatever goes wrong before that leaves the live release as it is.
 * @param built a folder with release.json (public/)
 * @param folder where releases are kept
 * @throws UnfitRelease when the build must not be served
 */
export async function publish(
  built: string,
  folder: string,
  { allowFewerPosts, now = new Date() }: PublishOptions = {},
): Promise<Published> {
  mkdirSync(folder, { recursive: true });
  for (const left of unfinished(folder)) await rm(left, { recursive: true, force: true });
  const paths = releasePaths(folder);
  const id = releaseId(now, releaseIds(folder));
  const live = liveId(folder);
  const earlier =
    live === undefined
      ? undefined
      : { root: paths.release(live), release: readRelease(paths.release(live)) };
  const release = readRelease(built);
  const incoming = paths.incoming(id);
  const clock = stopwatch();
  try {
    const spare = await takeSpare(paths.spare, incoming);
    const changed = await placeFiles({ built, release, target: incoming, live: earlier, spare });
    await rm(join(incoming, RELEASE_FILE), { force: true });
    await copyFile(join(built, RELEASE_FILE), join(incoming, RELEASE_FILE));
    const place = clock();
    verifyRelease({
      root: incoming,
      release,
      live: earlier?.release,
      changed,
      kept: spare === undefined ? [] : Object.keys(release.files),
      allowFewerPosts,
    });
    const verify = clock();
    // The pool first: a visitor may ask for an asset the moment the page is live.
    fillPool(folder, incoming, release);
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

/**
 * Makes the spare release the incoming one: its files, which are links, need not be placed again, so
 * that publishing takes as long as what changed (decision 0012).
 */
async function takeSpare(spare: string, incoming: string): Promise<Release | undefined> {
  try {
    const release = readRelease(spare);
    renameSync(spare, incoming);
    return release;
  } catch {
    // There is none, or it is of another format: then everything is linked anew.
    await rm(spare, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Removes the releases beyond the kept ones, the live one never, and what only they needed. The last
 * of them becomes the spare one.
 */
export async function prune(folder: string): Promise<void> {
  const ids = releaseIds(folder);
  const live = liveId(folder);
  const going = ids.slice(0, -KEPT_RELEASES).filter((id) => id !== live);
  if (going.length === 0) return;
  const { release, spare } = releasePaths(folder);
  const next = existsSync(spare) ? undefined : going.pop();
  if (next !== undefined) renameSync(release(next), spare);
  for (const id of going) await rm(release(id), { recursive: true, force: true });
  const kept = releaseIds(folder).map((id) => releasePaths(folder).release(id));
  drainPool(folder, kept.filter((root) => existsSync(join(root, RELEASE_FILE))).map(readRelease));
}

function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    return Math.round(passed);
  };
}
