import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import { goLive, pruneReleases } from "./go-live";
import type { BeforeLive } from "./switch";
import { countLostPosts, storePending, removePendingApproval } from "./pending-approval";
import { runExclusive } from "./exclusive";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import { placeFiles } from "./place-files";
import {
  readLiveRelease,
  readRelease,
  createReleaseId,
  listReleaseIds,
  getReleasePaths,
  listUnfinished,
} from "../../src/shared/node/release/release-store";
import { recycleRelease } from "./recycled";
import { verifyRelease } from "./verify";

export type Published = {
  id: string;
  release: Release;
  changed: number;
  /** Milliseconds of each phase. */
  phases: { place: number; verify: number; switch: number; prune: number };
};

type PublishOptions = { allowFewerPosts?: boolean; now?: Date; beforeLive?: BeforeLive };

/** Places, checks and activates a build. Throws InvalidRelease or PendingApprovalError. */
export async function publishRelease(
  built: string,
  folder: string,
  options: PublishOptions = {},
): Promise<Published> {
  if (!existsSync(join(built, RELEASE_FILE))) {
    throw new Error(
      `There is no built site in ${built}; run npm run build before npm run publish.`,
    );
  }
  return runExclusive(() => publishBuilt(built, folder, options));
}

async function publishBuilt(
  built: string,
  folder: string,
  { allowFewerPosts, now = new Date(), beforeLive }: PublishOptions,
): Promise<Published> {
  for (const path of listUnfinished(folder)) await rm(path, { recursive: true, force: true });
  const paths = getReleasePaths(folder);
  const id = createReleaseId(now, listReleaseIds(folder));
  const live = readLiveRelease(folder);
  const release = readRelease(built);
  const incoming = paths.incoming(id);
  const clock = createStopwatch();
  try {
    const recycled = await recycleRelease(folder, incoming);
    const changed = await placeFiles({ built, release, target: incoming, live, recycled });
    await rm(join(incoming, RELEASE_FILE), { force: true });
    await copyToDisk(join(built, RELEASE_FILE), join(incoming, RELEASE_FILE));
    const place = clock();
    const warnings = verifyRelease({
      root: incoming,
      release,
      live: live?.release,
      changed,
      allowFewerPosts,
    });
    for (const warning of warnings) console.warn(`Warning about the build: ${warning}.`);
    const verify = clock();
    const lost = allowFewerPosts ? 0 : countLostPosts(release, live?.release);
    if (lost > 0) throw await storePending(folder, incoming, { id, posts: release.posts, lost });
    await beforeLive?.({ id, root: incoming, release });
    goLive(folder, incoming, { id, release });
    const switched = clock();
    await removePendingApproval(folder);
    await pruneReleases(folder, live?.id);
    const phases = { place, verify, switch: switched, prune: clock() };
    return { id, release, changed: changed.length, phases };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}

function createStopwatch(): () => number {
  let last = performance.now();
  return () => {
    const elapsedMs = performance.now() - last;
    last += elapsedMs;
    return Math.round(elapsedMs);
  };
}
