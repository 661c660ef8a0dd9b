import { statSync } from "node:fs";
import { join } from "node:path";
import { listNames } from "../../publisher/release/place-files";
import {
  getLiveId,
  readRelease,
  getReleasePaths,
} from "../../src/shared/node/release/release-store";

/** Returns files that the live release describes and lacks. */
export function findMissingFiles(folder: string): string[] {
  const id = getLiveId(folder);
  if (id === undefined) return ["there is no live release"];
  const root = getReleasePaths(folder).release(id);
  return Object.entries(readRelease(root).files).flatMap(([path, file]) =>
    listNames(path, file).filter((name) => {
      const size = statSync(join(root, name), { throwIfNoEntry: false })?.size;
      return name === path ? size !== file.size : !size;
    }),
  );
}
