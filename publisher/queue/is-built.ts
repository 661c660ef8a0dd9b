import { haveSameRecords } from "../../src/shared/contract/content-version";

/** Whether the newest release is of this content; after a roll-back a new day alone is no other content. */
export function isBuilt(
  version: string,
  newest: string | null,
  isRolledBack: () => boolean,
): boolean {
  if (version === newest) return true;
  return newest !== null && haveSameRecords(version, newest) && isRolledBack();
}
