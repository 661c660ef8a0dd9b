import { existsSync, mkdirSync, watch } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE } from "../../src/shared/node/release/release";
import { UserFacingError } from "../process/user-facing-error";
import {
  getLiveId,
  readLiveRelease,
  readRelease,
  getReleasePaths,
} from "../../src/shared/node/release/release-store";
import { createReleaseLookups, type ServedRelease } from "./served-release";
import { WithdrawnAddresses } from "./withdrawn-addresses";

export type ReleaseSource = {
  getCurrent: () => ServedRelease | undefined;
  pool?: string;
  /** Addresses that the release does not answer. */
  withdrawn?: WithdrawnAddresses;
  close: () => void;
};

/** Serves one built folder. `cmsOrigins` may frame /preview/. */
export function openFolderSource(root: string, cmsOrigins: readonly string[] = []): ReleaseSource {
  if (!existsSync(join(root, RELEASE_FILE))) {
    throw new UserFacingError(`There is no built site in ${root}; run "npm run build" first.`);
  }
  const release = createReleaseLookups({ root, release: readRelease(root) }, cmsOrigins);
  return { getCurrent: () => release, close: () => undefined };
}

/** Polling, one readlink and one stat each time, covers file systems that report no changes. */
const POLL_MS = 50;

/** Follows the link to the live release and the list of withdrawn addresses. Reports an unreadable release once and serves the previous or newest. */
export function openLiveSource(
  folder: string,
  onError: (error: unknown) => void,
  cmsOrigins: readonly string[] = [],
): ReleaseSource {
  const { pool } = getReleasePaths(folder);
  let linked: string | undefined;
  let current: ServedRelease | undefined;
  const openRelease = (id: string | undefined): void => {
    linked = id;
    try {
      const live = readLiveRelease(folder);
      if (id !== undefined && live?.id !== id) {
        const fallback = current ? "the previous release" : (live?.id ?? "nothing");
        onError(new Error(`The release ${id} cannot be read; ${fallback} is served instead.`));
        if (current) return;
      }
      if (live) current = createReleaseLookups(live, cmsOrigins);
    } catch (error) {
      onError(error);
    }
  };
  openRelease(getLiveId(folder));
  const withdrawn = new WithdrawnAddresses(folder, onError);
  const checkFolder = (): void => {
    withdrawn.refresh();
    const now = getLiveId(folder);
    if (now !== undefined && now !== linked) openRelease(now);
  };
  const timer = setInterval(checkFolder, POLL_MS).unref();
  const watcher = watchFolder(folder, checkFolder);
  const closeSource = () => {
    clearInterval(timer);
    watcher?.close();
  };
  return { getCurrent: () => current, pool, withdrawn, close: closeSource };
}

/** Calls `onChange` when the folder changes. Returns undefined if the system cannot watch it. */
function watchFolder(folder: string, onChange: () => void) {
  try {
    mkdirSync(folder, { recursive: true });
    return watch(folder, { persistent: false }, onChange).on("error", () => undefined);
  } catch {
    return undefined;
  }
}
