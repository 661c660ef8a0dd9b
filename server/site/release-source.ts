import { existsSync, mkdirSync, watch } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE, type ReleaseFile } from "../../src/shared/node/release/release";
import { UserFacingError } from "../process/user-facing-error";
import {
  findAsset,
  getLiveId,
  readFileVersion,
  readLiveRelease,
  readRelease,
  toPointerFile,
  toStoredFile,
} from "../../src/shared/node/release/release-store";
import { createReleaseLookups, type ServedRelease } from "./served-release";
import { WithdrawnAddresses } from "./withdrawn-addresses";
import { attempt } from "../../src/shared/domain/read-field";

export type ReleaseSource = {
  getCurrent: () => ServedRelease | undefined;
  /** Returns a hashed file of another kept release, or of the next one. */
  findAsset?: (path: string) => ReleaseFile | undefined;
  /** Addresses that the release does not answer. */
  withdrawn?: WithdrawnAddresses;
  close: () => void;
};

/** Serves one built folder. `cmsOrigins` may frame /preview/. */
export function openFolderSource(root: string, cmsOrigins: readonly string[] = []): ReleaseSource {
  if (!existsSync(join(root, RELEASE_FILE))) {
    throw new UserFacingError(`There is no built site in ${root}; run "npm run build" first.`);
  }
  const release = readRelease(root);
  // Only a store has compressed copies.
  const plain = Object.entries(release.files).map(([path, { etag, size }]) => [
    path,
    { etag, size },
  ]);
  release.files = Object.fromEntries(plain);
  const locate = (path: string) => join(root, path);
  const current = createReleaseLookups({ release, locate }, cmsOrigins);
  return { getCurrent: () => current, close: () => undefined };
}

/** Polling, one stat for each of two files, covers file systems that report no changes. */
const POLL_MS = 50;

/** Follows the pointer to the live release and the list of withdrawn addresses. Reports an unreadable release once and serves the previous or newest. */
export function openLiveSource(
  folder: string,
  onError: (error: unknown) => void,
  cmsOrigins: readonly string[] = [],
): ReleaseSource {
  let version: string | undefined;
  let openedId: string | undefined;
  let current: ServedRelease | undefined;
  const openRelease = (): void => {
    const id = getLiveId(folder);
    if (id === openedId && id !== undefined) return;
    openedId = id;
    const live = readLiveRelease(folder);
    if (live?.id !== id || live === undefined) {
      const fallback = current ? "the previous release" : (live?.id ?? "nothing");
      const what = id === undefined ? toPointerFile(folder) : `The release ${id}`;
      onError(new Error(`${what} cannot be read; ${fallback} is served instead.`));
      if (current) return;
    }
    if (!live) return;
    const locate: ServedRelease["locate"] = (_, ...part) => toStoredFile(folder, ...part);
    current = createReleaseLookups({ ...live, locate }, cmsOrigins);
  };
  const withdrawn = new WithdrawnAddresses(folder, onError);
  const checkFolder = (): void => {
    withdrawn.refresh();
    const now = readFileVersion(toPointerFile(folder));
    if (now === undefined || now === version) return;
    version = now;
    openRelease();
  };
  checkFolder();
  const timer = setInterval(checkFolder, POLL_MS).unref();
  const watcher = watchFolder(folder, checkFolder);
  const closeSource = () => {
    clearInterval(timer);
    watcher?.close();
  };
  return {
    getCurrent: () => current,
    findAsset: (path) => findAsset(folder, path),
    withdrawn,
    close: closeSource,
  };
}

/** Calls `onChange` when the folder changes. Returns undefined if the system cannot watch it. */
function watchFolder(folder: string, onChange: () => void) {
  return attempt(() => {
    mkdirSync(folder, { recursive: true });
    return watch(folder, { persistent: false }, onChange).on("error", () => undefined);
  }, undefined);
}
