import { existsSync } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import {
  createReleaseId,
  listReleaseIds,
  readLiveRelease,
  readPointer,
} from "../../src/shared/node/release/release-store";
import { PendingApprovalError, countLostPosts } from "./pending-approval";
import { DiskStore, copyMissing, openBuilt } from "./store";
import { makeLive, runExclusive, type BeforeLive } from "./switch";
import { pruneFolder } from "./upkeep";
import { verifyRelease } from "./verify";

export type Published = { id: string; release: Release; changed: number };

type PublishOptions = { allowFewerPosts?: boolean; now?: Date; beforeLive?: BeforeLive };

/** Checks, stores and activates a build. Throws InvalidRelease or PendingApprovalError. */
export async function publishRelease(
  built: string,
  folder: string,
  options: PublishOptions = {},
): Promise<Published> {
  if (!existsSync(join(built, RELEASE_FILE))) {
    throw new Error(
      `There is no built site in ${built}; run npm run build before npm run releases -- publish.`,
    );
  }
  return runExclusive(() => publishBuilt(built, folder, options));
}

async function publishBuilt(
  built: string,
  folder: string,
  { allowFewerPosts = false, now = new Date(), beforeLive }: PublishOptions,
): Promise<Published> {
  const opened = openBuilt(built);
  const { manifest, release } = opened;
  const live = readLiveRelease(folder)?.release;
  const changed = Object.keys(release.files).filter(
    (path) => live?.files[path]?.etag !== release.files[path]?.etag,
  );
  const warnings = verifyRelease({ root: built, release, live, changed, allowFewerPosts });
  for (const warning of warnings) console.warn(`Warning about the build: ${warning}.`);
  const store = new DiskStore(folder);
  await copyMissing(opened, store).catch(async (error: unknown) => {
    // Its files would fill a full disk until the next release.
    await pruneFolder(folder).catch(console.error);
    throw error;
  });
  const id = createReleaseId(now, listReleaseIds(folder));
  const pointer = readPointer(folder);
  const lost = allowFewerPosts ? 0 : countLostPosts(release, live);
  if (lost > 0 && pointer) {
    await store.writePointer({ ...pointer, pending: { id, manifest } });
    throw new PendingApprovalError({ id, posts: release.posts, lost });
  }
  await makeLive({ id, manifest, folder, release }, beforeLive);
  return { id, release, changed: changed.length };
}
