import { join } from "node:path";
import { hasSameRecords } from "../../src/shared/contract/content-version";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import {
  isRolledBack,
  readLiveRelease,
  readNewestRelease,
} from "../../src/shared/node/release/release-store";
import type { Settings } from "../../server/process/settings";
import { hashSiteInputs, readSiteStamp } from "../build/build-options";

/** True if the newest release has this content. After a rollback a new day does not count as new content. */
export function isBuilt(
  version: string,
  newest: string | null,
  isRolledBack: () => boolean,
): boolean {
  if (version === newest) return true;
  return newest !== null && hasSameRecords(version, newest) && isRolledBack();
}

/** True without a release, or if its sources or content are outdated or, unless rolled back, unknown. */
export async function isSiteStale(
  settings: Settings,
  inputs = hashSiteInputs(settings),
): Promise<boolean> {
  const releases = join(settings.dataDir, "releases");
  if (readLiveRelease(releases) === undefined) return true;
  if (!readSiteStamp(settings).matches(inputs)) return true;
  const version = (await fetchContentVersion(settings.apiHost))?.version;
  const newest = readNewestRelease(releases)?.release.contentVersion ?? null;
  const hasRolledBack = () => isRolledBack(releases);
  return version === undefined ? !hasRolledBack() : !isBuilt(version, newest, hasRolledBack);
}
