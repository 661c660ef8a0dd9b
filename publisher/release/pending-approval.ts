import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Release } from "../../src/shared/node/release/release";
import { syncFolder } from "../../src/shared/node/write-atomically";
import { goLive, pruneReleases } from "./go-live";
import type { BeforeLive } from "./switch";
import { runExclusive } from "./exclusive";
import {
  getLiveId,
  findPendingApprovalId,
  readLiveRelease,
  readRelease,
  createReleaseId,
  listReleaseIds,
  getReleasePaths,
} from "../../src/shared/node/release/release-store";

/** A build that waits for approval; it lacks `lost` posts of the live release. */
export type PendingApproval = { id: string; posts: number; lost: number };

export class PendingApprovalError extends Error {
  override name = "PendingApprovalError";

  constructor(readonly pending: PendingApproval) {
    super(
      `Pending approval: ${pending.lost} posts would be removed, ${pending.posts} stay. The live release stays until somebody approves the new one: npm run publish -- --confirm, or the button on the CMS's dashboard.`,
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

/** Keeps a release for approval, in place of an earlier one. Returns the error that reports it. */
export async function storePending(
  folder: string,
  incoming: string,
  pending: PendingApproval,
): Promise<PendingApprovalError> {
  await removePendingApproval(folder);
  syncFolder(incoming);
  renameSync(incoming, getReleasePaths(folder).pendingApproval(pending.id));
  syncFolder(folder);
  return new PendingApprovalError(pending);
}

/** Returns the release that waits for approval; undefined if there is none or it is unreadable. */
export function findPendingApproval(folder: string): PendingApproval | undefined {
  const id = findPendingApprovalId(folder);
  if (id === undefined) return undefined;
  try {
    const { posts } = readRelease(getReleasePaths(folder).pendingApproval(id));
    return { id, posts, lost: Math.max(0, (readLiveRelease(folder)?.release.posts ?? 0) - posts) };
  } catch {
    return undefined;
  }
}

/** Makes the pending release live and returns its new ID. Throws if none or another one is pending. */
export function approveRelease(
  folder: string,
  expectedId?: string,
  beforeLive?: BeforeLive,
): Promise<string> {
  return runExclusive(() => approvePending(folder, expectedId, beforeLive));
}

async function approvePending(
  folder: string,
  expectedId: string | undefined,
  beforeLive: BeforeLive | undefined,
): Promise<string> {
  const pendingId = findPendingApprovalId(folder);
  if (pendingId === undefined || (expectedId !== undefined && expectedId !== pendingId)) {
    throw new Error(
      expectedId === undefined || pendingId === undefined
        ? "No release is pending approval."
        : `${expectedId} is no longer pending approval, but ${pendingId} is. Check it and approve that one.`,
    );
  }
  const root = getReleasePaths(folder).pendingApproval(pendingId);
  const release = readRelease(root);
  const id = createReleaseId(new Date(), listReleaseIds(folder));
  await beforeLive?.({ id, root, release });
  const previous = getLiveId(folder);
  goLive(folder, root, { id, release });
  await pruneReleases(folder, previous);
  return id;
}

/** Removes the release that waits for approval, if any. */
export async function removePendingApproval(folder: string): Promise<void> {
  const id = findPendingApprovalId(folder);
  if (id !== undefined)
    await rm(getReleasePaths(folder).pendingApproval(id), { recursive: true, force: true });
}
