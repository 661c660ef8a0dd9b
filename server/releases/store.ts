import { existsSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE, parseRelease, type Release } from "../../src/config/release";

/** Releases that are kept: the live one and those to go back to. */
export const KEPT_RELEASES = 5;

const LIVE = "live";
const POOL = "pool";
const SPARE = ".spare";
const INCOMING = ".incoming-";
const ID = /^\d{8}T\d{9}Z(?:-\d+)?$/;

/** Where things are in a folder of releases (DATA_DIR/releases). */
export const releasePaths = (folder: string) => ({
  /** The symlink that names the release visitors get. */
  live: join(folder, LIVE),
  /** Hashed assets of all kept releases. */
  pool: join(folder, POOL),
  /** A release that nobody goes back to, from which the next one is made. */
  spare: join(folder, SPARE),
  release: (id: string) => join(folder, id),
  incoming: (id: string) => join(folder, `${INCOMING}${id}`),
});

/** Names of releases sort by their time: 20261121T064500123Z. */
export function releaseId(now: Date, taken: readonly string[]): string {
  const id = now.toISOString().replace(/[-:.]/g, "");
  // A clock that was set back must not make a newer release look older, nor one name serve twice.
  const last = taken.at(-1);
  if (last === undefined || id > last) return id;
  const [stem = last, count = "0"] = last.split("-");
  return `${stem}-${Number(count) + 1}`;
}

/** Ids of the complete releases, oldest first. */
export function releaseIds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => ID.test(name))
    .sort(byAge);
}

/** Folders that a publishing which was cut short has left. */
export function unfinished(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(INCOMING) || name.startsWith(`${LIVE}.`))
    .map((name) => join(folder, name));
}

/** The live release's id; undefined when there is none, or the link leads nowhere. */
export function liveId(folder: string): string | undefined {
  try {
    const id = readlinkSync(releasePaths(folder).live);
    return existsSync(join(folder, id, RELEASE_FILE)) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a release's own description. Throws when it is not there or not readable. */
export function readRelease(root: string): Release {
  return parseRelease(readFileSync(join(root, RELEASE_FILE), "utf8"));
}

function byAge(one: string, other: string): number {
  const [a = "", m = "0"] = one.split("-");
  const [b = "", n = "0"] = other.split("-");
  return a === b ? Number(m) - Number(n) : a < b ? -1 : 1;
}
