import { liveId, releaseIds } from "./store";
import { switchTo } from "./switch";

/**
 * Makes an earlier release live again: the one named, or the one before the live one.
 * @returns its id
 * @throws an Error that says which releases there are
 */
export function rollBack(folder: string, wanted?: string): string {
  const ids = releaseIds(folder);
  const live = liveId(folder);
  const id = wanted ?? ids[live === undefined ? -1 : ids.indexOf(live) - 1];
  if (id === undefined || !ids.includes(id)) {
    const known = ids.length > 0 ? `Kept are: ${ids.join(", ")}.` : "None is kept.";
    throw new Error(
      wanted === undefined
        ? `There is no release before the live one. ${known}`
        : `There is no release ${wanted}. ${known}`,
    );
  }
  switchTo(folder, id);
  return id;
}
