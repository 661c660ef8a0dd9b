import {
  isStored,
  readLiveRelease,
  readPointer,
} from "../../src/shared/node/release/release-store";

/** Returns files that the live release describes and lacks. */
export function findMissingFiles(folder: string): string[] {
  const live = readLiveRelease(folder);
  if (live === undefined || live.manifest !== readPointer(folder)?.live) {
    return ["there is no live release"];
  }
  const { files } = live.release;
  return Object.entries(files).flatMap(([path, file]) => (isStored(folder, file) ? [] : path));
}
