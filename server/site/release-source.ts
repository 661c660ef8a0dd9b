import { join } from "node:path";
import { liveId, releasePaths } from "../releases/store";
import { openRelease, type ServedRelease } from "./served-release";

/** Where the server finds what it serves. */
export type ReleaseSource = {
  /** The release of this moment; undefined while there is none. A request uses one throughout. */
  current: () => ServedRelease | undefined;
  /** Folder of assets that earlier releases had. */
  pool?: string;
  close: () => void;
};

/** One built folder, which does not change while it is served (`npm run serve`). */
export function folderSource(root: string): ReleaseSource {
  const served = openRelease(root);
  return { current: () => served, close: () => undefined };
}

/** How long a visitor may get the earlier release after a switch. */
const LOOK_EVERY_MS = 200;

/** The live release of a folder of releases, also when another process switches. */
export function liveSource(folder: string, onError: (error: unknown) => void): ReleaseSource {
  let id: string | undefined;
  let served: ServedRelease | undefined;
  const look = (): void => {
    const live = liveId(folder);
    if (live === undefined || live === id) return;
    try {
      served = openRelease(releasePaths(folder).release(live));
      id = live;
    } catch (error) {
      // What is served stays; the next look tries again.
      onError(error);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    current: () => served,
    pool: join(folder, "pool"),
    close: () => clearInterval(timer),
  };
}
