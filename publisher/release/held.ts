import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Release } from "../../src/shared/node/release/release";
import { syncFolder } from "../../src/shared/node/write-atomically";
import { goLive, prune } from "./go-live";
import { lockReleases } from "./lock-releases";
import {
  heldId,
  liveRelease,
  readRelease,
  releaseId,
  releaseIds,
  releasePaths,
} from "../../src/shared/node/release/release-store";

/** A build that is kept aside; `lost` posts of the live release are not in it. */
export type Held = { id: string; posts: number; lost: number };

export class HeldRelease extends Error {
  override name = "HeldRelease";

  constructor(readonly held: Held) {
    super(
      `Held: ${held.lost} posts would vanish, ${held.posts} stay. The live release stays until somebody confirms it: npm run publish -- --confirm, or the button on the CMS's dashboard.`,
    );
  }
}

const MOST_LOST = 5;
const LARGEST_SHARE = 0.2;

/** How many posts fewer than live a release has, where they are too many to go unasked; else 0. */
export function lostPosts({ posts }: Release, live: Release | undefined): number {
  const lost = (live?.posts ?? 0) - posts;
  return lost > MOST_LOST && lost > LARGEST_SHARE * (live?.posts ?? 0) ? lost : 0;
}

/** Keeps it aside in place of one that was held before; the error tells of it. */
export async function holdRelease(
  folder: string,
  incoming: string,
  held: Held,
): Promise<HeldRelease> {
  await removeHeld(folder);
  syncFolder(incoming);
  renameSync(incoming, releasePaths(folder).held(held.id));
  syncFolder(folder);
  return new HeldRelease(held);
}

export function heldRelease(folder: string): Held | undefined {
  const id = heldId(folder);
  if (id === undefined) return undefined;
  try {
    const { posts } = readRelease(releasePaths(folder).held(id));
    return { id, posts, lost: Math.max(0, (liveRelease(folder)?.release.posts ?? 0) - posts) };
  } catch {
    // Unreadable, it counts as absent.
    return undefined;
  }
}

/** Makes the held release live, only the named one if one is named; throws where there is none. */
export function confirmHeld(folder: string, wanted?: string): Promise<string> {
  return lockReleases(folder, () => confirmAlone(folder, wanted));
}

async function confirmAlone(folder: string, wanted: string | undefined): Promise<string> {
  const held = heldId(folder);
  if (held === undefined || (wanted !== undefined && wanted !== held)) {
    throw new Error(
      wanted === undefined || held === undefined
        ? "No release is held; there is nothing to confirm."
        : `${wanted} is no longer held, but ${held}; look at it and confirm that one.`,
    );
  }
  const root = releasePaths(folder).held(held);
  const release = readRelease(root);
  const id = releaseId(new Date(), releaseIds(folder));
  goLive(folder, root, { id, release });
  await prune(folder);
  return id;
}

export async function removeHeld(folder: string): Promise<void> {
  const id = heldId(folder);
  if (id !== undefined) await rm(releasePaths(folder).held(id), { recursive: true, force: true });
}
