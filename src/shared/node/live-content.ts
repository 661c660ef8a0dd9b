import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLiveRelease } from "./release/release-store";

/** Names the commit that a content/ from a repository is of, for the release that is built from it. */
export const COMMIT_FILE = "content/.commit";

/** Returns the folder with content/ and static/pictures/ of a fetched commit. */
export const toContentFolder = (dataDir: string, commit: string): string =>
  join(dataDir, "content", commit);

/** Returns the folder whose content/ visitors see: a commit of the repository, or the checkout (EDT-56). */
export function findLiveContent(dataDir: string, checkout: string): string {
  const commit = readLiveRelease(join(dataDir, "releases"))?.release.content;
  const folder = commit === undefined ? checkout : toContentFolder(dataDir, commit);
  return existsSync(/* turbopackIgnore: true */ folder) ? folder : checkout;
}
