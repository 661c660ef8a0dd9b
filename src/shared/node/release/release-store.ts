import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { RELEASE_FILE, parseRelease, type Release } from "./release";

/** Number of newest releases that are kept; the live and the previous one are never removed. */
export const KEPT_RELEASES = 5;

const LIVE = "live";
const INCOMING = ".incoming-";
const PENDING_APPROVAL = ".held-";
export const RELEASE_ID = /^\d{8}T\d{9}Z(?:-\d+)?$/;

/** Returns the paths of links and folders in a folder of releases. */
export const getReleasePaths = (folder: string) => ({
  /** The symlink that names the release visitors get. */
  live: join(folder, LIVE),
  pool: join(folder, "pool"),
  /** An expired release that the next one reuses. */
  recycled: join(folder, ".recycled"),
  release: (id: string) => join(folder, id),
  incoming: (id: string) => join(folder, `${INCOMING}${id}`),
  /** A complete build that waits for approval. */
  pendingApproval: (id: string) => join(folder, `${PENDING_APPROVAL}${id}`),
});

/** Returns the name of a new release, which sorts by its time: 20261121T064500123Z. */
export function createReleaseId(now: Date, taken: readonly string[]): string {
  const id = now.toISOString().replace(/[-:.]/g, "");
  // A clock that was set back must not make names older or repeat them.
  const last = taken.at(-1);
  if (last === undefined || id > last) return id;
  const [stem = last, count = 0] = last.split("-");
  return `${stem}-${Number(count) + 1}`;
}

/** Returns when a release was created, in epoch milliseconds. */
export function readReleaseTime(id: string): number {
  const [, day, hour, minute, second, ms] = /^(\d{8})T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(id) ?? [];
  const date = day?.replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3");
  return Date.parse(`${date}T${hour}:${minute}:${second}.${ms}Z`);
}

/** Returns the names of all stored releases, oldest first. */
export function listReleaseIds(folder: string): string[] {
  return listNames(folder)
    .filter((name) => RELEASE_ID.test(name))
    .sort(new Intl.Collator("en", { numeric: true }).compare);
}

/** Returns the ID of the build that waits for approval, if any. */
export function findPendingApprovalId(folder: string): string | undefined {
  const name = listNames(folder).find((entry) => entry.startsWith(PENDING_APPROVAL));
  return name?.slice(PENDING_APPROVAL.length);
}

/** Returns the paths of folders and links that interrupted publishes left. */
export function listUnfinished(folder: string): string[] {
  return listNames(folder)
    .filter((name) => name.startsWith(INCOMING) || name.startsWith(`${LIVE}.`))
    .map((name) => join(folder, name));
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns the ID of the release that the link names, even if it is unreadable. */
export function getLiveId(folder: string): string | undefined {
  try {
    return readlinkSync(getReleasePaths(folder).live);
  } catch {
    return undefined;
  }
}

export type StoredRelease = { id: string; root: string; release: Release };

/** Returns the live release, or the newest readable one if it is unreadable. */
export function readLiveRelease(folder: string): StoredRelease | undefined {
  const linked = getLiveId(folder);
  const first = linked === undefined ? undefined : openRelease(folder, linked);
  return first ?? readNewestRelease(folder);
}

/** Returns the newest release with a readable release.json, if any. */
export function readNewestRelease(folder: string): StoredRelease | undefined {
  for (const id of listReleaseIds(folder).toReversed()) {
    const stored = openRelease(folder, id);
    if (stored) return stored;
  }
  return undefined;
}

/** True after a rollback, which lasts until the next change. */
export function isRolledBack(folder: string): boolean {
  return readLiveRelease(folder)?.id !== readNewestRelease(folder)?.id;
}

/** Returns undefined if its release.json is unreadable: the release counts as absent. */
export function openRelease(folder: string, id: string): StoredRelease | undefined {
  const root = getReleasePaths(folder).release(id);
  const release = findRelease(root);
  return release && { id, root, release };
}

/** Returns undefined if the release.json is missing, unreadable or of another format. */
export function findRelease(root: string): Release | undefined {
  try {
    return readRelease(root);
  } catch {
    return undefined;
  }
}

/** Cached by the hash of its text, because publishing reads it often. */
const parsed = new LRUCache<string, Release>({ max: 3 });

/** Returns a shared object: do not change it. Throws if it is unreadable. */
export function readRelease(root: string): Release {
  const text = readFileSync(join(root, RELEASE_FILE));
  const digest = createHash("sha1").update(text).digest("hex");
  const release = parsed.get(digest) ?? parseRelease(text.toString());
  parsed.set(digest, release);
  return release;
}

/** Returns the file of a decoded path, or a page's index.html in either slash form (ROU-03). */
export function findPageFile(path: string, release: Release): string | undefined {
  const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => Object.hasOwn(release.files, candidate));
}
