import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import {
  RELEASE_FILE,
  isHashedAsset,
  parseRelease,
  type Release,
  type ReleaseFile,
} from "./release";
import { attempt } from "../../domain/read-field";

// A store has files/<hash>, releases/<hash>.json.gz and a pointer to the live release
// (docs/decisions/0035). A folder and a bucket have the same keys.

/** Number of newest releases that are kept; the live and the previous one are never removed. */
export const KEPT_RELEASES = 5;

export const RELEASE_ID = /^\d{8}T\d{9}Z(?:-\d+)?$/;

export const FILES = "files/";
export const MANIFESTS = "releases/";
/** Returns the key of a file, or of its compressed copy. */
export const toFileKey = (etag: string, ending: Ending) => `${FILES}${etag}${ending}`;
/** Returns the key of a manifest by the SHA-256 of its release.json. */
export const toManifestKey = (manifest: string) => `${MANIFESTS}${manifest}.json.gz`;

const manifest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const entry = v.object({
  id: v.pipe(v.string(), v.regex(RELEASE_ID)),
  manifest,
  /** What changed and who did it, if known (EDT-70). */
  name: v.optional(v.string()),
});
export const PointerSchema = v.pipe(
  v.object({
    format: v.literal(1),
    /** The manifest of the live release. */
    live: manifest,
    /** Kept releases, the newest last. */
    releases: v.array(entry),
    /** The release that is next, whose hashed files can already be requested. */
    incoming: v.optional(manifest),
    /** A complete build that waits for approval. */
    pending: v.optional(entry),
  }),
  v.check(({ live, releases }) => releases.some((release) => release.manifest === live)),
);
export type Pointer = v.InferOutput<typeof PointerSchema>;

/** Returns the path of the pointer in a folder of releases. */
export const toPointerFile = (folder: string) => join(folder, "live.json");

/** Returns undefined if there is no pointer or it is unreadable. */
export function readPointer(folder: string): Pointer | undefined {
  const read = () => JSON.parse(readFileSync(toPointerFile(folder), "utf8"));
  return attempt(() => v.parse(PointerSchema, read()), undefined);
}

/** Returns the link to the live release that versions before the store wrote. */
export const toEarlierLink = (folder: string) => join(folder, "live");

/** True if a release was live, even an unreadable one or one of an earlier version. */
export const hasRelease = (folder: string): boolean =>
  existsSync(toPointerFile(folder)) || existsSync(toEarlierLink(folder));

const UNPACK = {
  "": async (data: Buffer, _options: object) => data,
  ".br": promisify(brotliDecompress),
  ".gz": promisify(gunzip),
};
export type Ending = keyof typeof UNPACK;

/** Returns the endings of a file's stored copies; "" for a file that is stored as it is. */
export function listStoredEndings({ br, gz }: ReleaseFile): [Ending, ...Ending[]] {
  if (gz) return br ? [".gz", ".br"] : [".gz"];
  return br ? [".br"] : [""];
}

/** Returns the content of a stored part. Throws if it is longer than the file. */
export const unpack = (data: Buffer, ending: Ending, { size }: ReleaseFile): Promise<Buffer> =>
  UNPACK[ending](data, { maxOutputLength: Math.max(1, size) });

/** Returns the content of a file, whose parts are where `locate` says. */
export async function readContent(
  locate: (ending: Ending) => string,
  file: ReleaseFile,
): Promise<Buffer> {
  const [ending] = listStoredEndings(file);
  return unpack(await readFile(locate(ending)), ending, file);
}

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

/** Returns the names of all kept releases, oldest first. */
export const listReleaseIds = (folder: string): string[] =>
  readPointer(folder)?.releases.map(({ id }) => id) ?? [];

/** Returns the ID of the release that the pointer names, even if it is unreadable. */
export const getLiveId = (folder: string): string | undefined => findLive(folder)?.id;

function findLive(folder: string): Pointer["releases"][number] | undefined {
  const pointer = readPointer(folder);
  return pointer?.releases.find((release) => release.manifest === pointer.live);
}

export type StoredRelease = Pointer["releases"][number] & { folder: string; release: Release };

/** Returns the live release, or the newest readable one if it is unreadable. */
export function readLiveRelease(folder: string): StoredRelease | undefined {
  const live = findLive(folder);
  return (live && openEntry(folder, live)) ?? readNewestRelease(folder);
}

/** Returns the newest release with a readable manifest, if any. */
export function readNewestRelease(folder: string): StoredRelease | undefined {
  for (const release of readPointer(folder)?.releases.toReversed() ?? []) {
    const stored = openEntry(folder, release);
    if (stored) return stored;
  }
  return undefined;
}

/** True after a rollback, which lasts until the next change. */
export function isRolledBack(folder: string): boolean {
  return readLiveRelease(folder)?.id !== readNewestRelease(folder)?.id;
}

/** Returns undefined if the release is not kept or its manifest is unreadable. */
export function openRelease(folder: string, id: string): StoredRelease | undefined {
  const found = readPointer(folder)?.releases.find((release) => release.id === id);
  return found && openEntry(folder, found);
}

/** Returns undefined if the manifest is unreadable: the release counts as absent. */
export function openEntry(
  folder: string,
  entry: Pointer["releases"][number],
): StoredRelease | undefined {
  const release = readManifest(folder, entry.manifest);
  return release && { ...entry, folder, release };
}

/** By file and version, because the live one is read often. */
const parsed = new LRUCache<string, Release>({ max: 2 * KEPT_RELEASES });

/** Returns undefined if the manifest is missing, unreadable or of another format; else a shared object: do not change it. */
function readManifest(folder: string, manifest: string): Release | undefined {
  const file = join(folder, toManifestKey(manifest));
  const key = `${file} ${readFileVersion(file)}`;
  const read = () => parseRelease(gunzipSync(readFileSync(file)).toString());
  const release = parsed.get(key) ?? attempt(read, undefined);
  if (release) parsed.set(key, release);
  return release;
}

/** Returns a text that differs after the file was replaced, undefined without one. */
export function readFileVersion(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/** Returns the manifest of a built folder. Throws if it is unreadable. */
export const readRelease = (root: string): Release =>
  parseRelease(readFileSync(join(root, RELEASE_FILE), "utf8"));

/** Returns a hashed file of a kept release, for tabs of earlier ones, or of the next one, for pages of other servers. */
export function findAsset(folder: string, path: string): ReleaseFile | undefined {
  const pointer = isHashedAsset(path) ? readPointer(folder) : undefined;
  const { releases = [], incoming } = pointer ?? {};
  for (const manifest of [incoming, ...releases.map((release) => release.manifest).toReversed()]) {
    const file = manifest && readManifest(folder, manifest)?.files[path];
    if (file && isStored(folder, file)) return file;
  }
  return undefined;
}

/** Returns the path of a stored part of a file. */
export const toStoredFile = (folder: string, { etag }: ReleaseFile, ending: Ending): string =>
  join(folder, toFileKey(etag, ending));

/** True if the folder has all parts of a file. */
export const isStored = (folder: string, file: ReleaseFile): boolean =>
  listStoredEndings(file).every((ending) => existsSync(toStoredFile(folder, file, ending)));

/** Returns the file of a decoded path, or a page's index.html in either slash form (ROU-03). */
export function findPageFile(path: string, release: Release): string | undefined {
  const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => Object.hasOwn(release.files, candidate));
}
