import type { Ipo } from "../contract/ipos";
import { removeInvisible } from "../contract/plain-text";
import { toShortHash } from "./hash";
import { parseIpoKey, paths } from "./paths";
import { appendHash, toSegment, truncateToBytes } from "./slug";

const KEY_LENGTH = 6;
/** Longer names are cut: some hosts and calendars refuse long addresses. */
const MAX_NAME_BYTES = 90;

type NamedIpo = Pick<Ipo, "id" | "company">;

/**
 * Returns the path of each IPO's page by its id (IPO-12); an IPO without a name has none. The key
 * depends only on the ids, so that it survives a rename.
 */
export function createIpoPaths(ipos: readonly NamedIpo[]): Map<string, string> {
  const idsByKey = new Map<string, string>();
  const pathsById = new Map<string, string>();
  for (const { id, company } of [...ipos].sort((left, right) => (left.id < right.id ? -1 : 1))) {
    if (company === "" || pathsById.has(id)) continue;
    const short = toShortHash(id).padStart(KEY_LENGTH, "0").slice(-KEY_LENGTH);
    const key = idsByKey.has(short) ? short + toShortHash(`${id}/`) : short;
    idsByKey.set(key, id);
    const name = truncateToBytes(toSegment(removeInvisible(company).toLowerCase()), MAX_NAME_BYTES);
    pathsById.set(id, paths.ipo(appendHash(name.replace(/-$/, ""), key)));
  }
  return pathsById;
}

/** Returns the key in an IPO page's path. Throws for another path. */
export function requireIpoKey(path: string): string {
  const key = parseIpoKey(path);
  if (key === null) throw new Error(`${path} is not the path of an IPO's page`);
  return key;
}
