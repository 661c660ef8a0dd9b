import type { Release } from "../../src/shared/node/release/release";
import {
  createReleaseId,
  listReleaseIds,
  openEntry,
  readLiveRelease,
  readPointer,
} from "../../src/shared/node/release/release-store";
import { DiskStore } from "./store";
import { makeLive, runExclusive, type BeforeLive } from "./switch";

/** A build that waits for approval; it lacks `lost` posts of the live release. */
export type PendingApproval = { id: string; posts: number; lost: number };

export class PendingApprovalError extends Error {
  override name = "PendingApprovalError";

  constructor(readonly pending: PendingApproval) {
    super(
      `Pending approval: ${pending.lost} posts would be removed, ${pending.posts} stay. The live release stays until somebody approves the new one: npm run releases -- approve, or the button on the CMS's dashboard.`,
    );
  }
}

const MAX_LOST = 5;
const MAX_LOST_SHARE = 0.2;

/** Returns how many posts a release lacks compared with the live one if that needs approval, else 0. */
export function countLostPosts({ posts }: Release, live: Release | undefined): number {
  const lost = (live?.posts ?? 0) - posts;
  return lost > MAX_LOST && lost > MAX_LOST_SHARE * (live?.posts ?? 0) ? lost : 0;
}

/** Returns the release that waits for approval; undefined if there is none or it is unreadable. */
export function findPendingApproval(folder: string): PendingApproval | undefined {
  const pending = readPointer(folder)?.pending;
  const stored = pending && openEntry(folder, pending);
  if (stored === undefined) return undefined;
  const { id, release } = stored;
  const livePosts = readLiveRelease(folder)?.release.posts ?? 0;
  return { id, posts: release.posts, lost: Math.max(0, livePosts - release.posts) };
}

/** Makes the pending release live and returns its new ID. Throws if none or another one is pending. */
export function approveRelease(
  folder: string,
  expectedId?: string,
  beforeLive?: BeforeLive,
): Promise<string> {
  return runExclusive(async () => {
    const pending = readPointer(folder)?.pending;
    const stored = pending && openEntry(folder, pending);
    if (stored === undefined) throw new Error("No release is pending approval.");
    if (expectedId !== undefined && expectedId !== stored.id) {
      throw new Error(
        `${expectedId} is no longer pending approval, but ${stored.id} is. Check it and approve that one.`,
      );
    }
    const id = createReleaseId(new Date(), listReleaseIds(folder));
    await makeLive({ ...stored, id }, beforeLive);
    return id;
  });
}

/** Removes the release that waits for approval, if any. */
export async function removePendingApproval(folder: string): Promise<void> {
  const pointer = readPointer(folder);
  if (pointer?.pending === undefined) return;
  const { pending: _, ...rest } = pointer;
  await new DiskStore(folder).writePointer(rest);
}
