import { join } from "node:path";
import pLimit from "p-limit";
import { lockFolder } from "../../server/process/folder-lock";

const oneByOne = pLimit(1);

/**
 * What changes a folder of releases waits for what else this process does there; another process that
 * is at work there is named by the UserFacingError.
 */
export function lockReleases<T>(folder: string, work: () => Promise<T>): Promise<T> {
  return oneByOne(async () => {
    const lock = lockFolder(
      join(folder, ".locks"),
      `The releases folder ${folder}`,
      "write",
      "wait until it is done and try again",
    );
    try {
      return await work();
    } finally {
      await lock.end();
    }
  });
}
