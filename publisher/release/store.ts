import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { compress } from "../../src/shared/node/release/compress";
import {
  createEtag,
  RELEASE_FILE,
  isHashedAsset,
  parseRelease,
  type Release,
  type ReleaseFile,
} from "../../src/shared/node/release/release";
import {
  FILES,
  MANIFESTS,
  listStoredEndings,
  readPointer,
  readRelease,
  toFileKey,
  toManifestKey,
  toPointerFile,
  unpack,
  type Ending,
  type Pointer,
} from "../../src/shared/node/release/release-store";
import { toSha256 } from "../../src/shared/node/sha256";
import { syncFolder, writeAtomically, writeUnsynced } from "../../src/shared/node/write-atomically";

/** `modified` is in epoch milliseconds of the store's clock. */
export type StoredObject = { key: string; modified: number };

/** Files and manifests by content hash, in a folder or a bucket. */
export type Store = {
  has: (key: string) => boolean;
  /** Throws for more than `maxBytes`. */
  get: (key: string, maxBytes: number) => Promise<Buffer>;
  put: (key: string, data: Buffer) => Promise<void>;
  list: () => Promise<StoredObject[]>;
  remove: (key: string) => Promise<void>;
  /** How long unused objects stay, for a publisher on another machine. */
  unusedMs: number;
  /** Returns undefined before the first release. */
  readPointer: () => Promise<Pointer | undefined>;
};

type From = Pick<Store, "get">;
type To = Pick<Store, "has" | "put">;

const CONCURRENCY = 16;
/** Bytes by which the compressed copy of a small file may be larger. */
const MAX_ADDED_BYTES = 1000;
/** Fifty thousand posts, whether packed or not. */
const MAX_MANIFEST_BYTES = 32e6;

/** The store in a folder of releases. A stored file survives a power failure once the pointer is written. */
export class DiskStore implements Store {
  /** Its lock and `runExclusive` exclude others that need them. */
  readonly unusedMs = 0;

  constructor(readonly folder: string) {
    for (const name of [FILES, MANIFESTS]) mkdirSync(join(folder, name), { recursive: true });
  }

  has = (key: string): boolean => existsSync(join(this.folder, key));

  get = (key: string): Promise<Buffer> => readFile(join(this.folder, key));

  put = (key: string, data: Buffer): Promise<void> => writeUnsynced(join(this.folder, key), data);

  list = async (): Promise<StoredObject[]> => {
    const keys = [FILES, MANIFESTS].flatMap((name) =>
      readdirSync(join(this.folder, name)).map((file) => `${name}${file}`),
    );
    const objects: StoredObject[] = [];
    for (const key of keys) {
      objects.push({ key, modified: (await stat(join(this.folder, key))).mtimeMs });
    }
    return objects;
  };

  remove = (key: string): Promise<void> => rm(join(this.folder, key), { force: true });

  readPointer = async (): Promise<Pointer | undefined> => readPointer(this.folder);

  async writePointer(pointer: Pointer): Promise<void> {
    for (const name of [FILES, MANIFESTS]) syncFolder(join(this.folder, name));
    await writeAtomically(toPointerFile(this.folder), JSON.stringify(pointer));
  }
}

/** Opens a built folder, whose texts are compressed on demand. Throws if its manifest is unreadable. */
export function openBuilt(root: string): OpenedRelease {
  const text = readFileSync(join(root, RELEASE_FILE));
  const manifest = toSha256(text);
  const release = readRelease(root);
  const parts = listParts(release);
  const get = async (key: string): Promise<Buffer> => {
    if (key === toManifestKey(manifest)) return promisify(gzip)(text, { level: 1 });
    const { path, ending } = parts.get(key) ?? { path: key, ending: "" };
    const content = await readFile(join(root, path));
    return ending === "" ? content : compress(path, content, ending);
  };
  return { manifest, release, source: { get } };
}

/** Opens a release of a store. Throws if the hash of its manifest is another one. */
export async function readManifest(store: From, manifest: string): Promise<OpenedRelease> {
  const key = toManifestKey(manifest);
  const data = await store.get(key, MAX_MANIFEST_BYTES);
  const options = { maxOutputLength: MAX_MANIFEST_BYTES };
  const text = await promisify(gunzip)(data, options).catch(() => undefined);
  if (text !== undefined && toSha256(text) === manifest) {
    const get: Store["get"] = async (other, maxBytes) =>
      other === key ? data : store.get(other, maxBytes);
    return { manifest, release: parseRelease(text.toString()), source: { get } };
  }
  throw new Error(
    `${key} does not match the hash in its name, or has more than ${MAX_MANIFEST_BYTES} bytes.`,
  );
}

type Part = { path: string; file: ReleaseFile; ending: Ending };

/** Returns the parts of a release's files by their keys. */
export function listParts({ files }: Release): Map<string, Part> {
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      listStoredEndings(file).map((ending) => [
        toFileKey(file.etag, ending),
        { path, file, ending },
      ]),
    ),
  );
}

/** A release with a source of its parts and its manifest. */
type OpenedRelease = { manifest: string; release: Release; source: From };

/** Copies what `to` lacks of a release: the manifest, then, after `onManifest`, its hashed files before the others. */
export async function copyMissing(
  { manifest, release, source }: OpenedRelease,
  to: To,
  onManifest?: () => Promise<void>,
): Promise<void> {
  const missing = [...listParts(release)].filter(([key]) => !to.has(key));
  const copyParts = (parts: typeof missing) =>
    forEachConcurrently(parts, CONCURRENCY, async ([key, part]) => {
      const data = await source.get(key, part.file.size + MAX_ADDED_BYTES);
      if (!(await isIntact(data, part))) {
        throw new Error(`${key} (${part.path}) does not match its size or the hash in its name.`);
      }
      await to.put(key, data);
    });
  const key = toManifestKey(manifest);
  await to.put(key, await source.get(key, MAX_MANIFEST_BYTES));
  await onManifest?.();
  await copyParts(missing.filter(([, { path }]) => isHashedAsset(path)));
  await copyParts(missing.filter(([, { path }]) => !isHashedAsset(path)));
}

/** True if a part unpacks to the file's size and hash. */
async function isIntact(data: Buffer, { file, ending }: Part): Promise<boolean> {
  const content = await unpack(data, ending, file).catch(() => undefined);
  return content?.length === file.size && createEtag(content) === file.etag;
}

/** Replaces damaged and missing parts of a release, because each would be in all later ones. Returns the keys of damaged ones. */
export async function repairFiles(opened: OpenedRelease, to: Store): Promise<string[]> {
  const damaged = new Set<string>();
  const parts = [...listParts(opened.release)].filter(([key]) => to.has(key));
  await forEachConcurrently(parts, CONCURRENCY, async ([key, part]) => {
    const data = await to.get(key, Infinity).catch(() => undefined);
    if (data === undefined || !(await isIntact(data, part))) damaged.add(key);
  });
  const has = (key: string) => to.has(key) && !damaged.has(key);
  await copyMissing(opened, { has, put: to.put });
  return [...damaged];
}

/** Removes unused objects that are older than the newest by `unusedMs`; a damaged release counts as absent unless it is live. Returns their number; throws if it fails. */
export async function pruneStore(
  store: Pick<Store, "get" | "list" | "remove" | "readPointer" | "unusedMs">,
): Promise<number> {
  const pointer = await store.readPointer();
  if (pointer === undefined) return 0;
  const { releases, pending, incoming } = pointer;
  const entries = pending ? [...releases, pending] : releases;
  const manifests = entries.map(({ manifest }) => manifest);
  const used = new Set<string>();
  const objects = await store.list();
  for (const manifest of incoming === undefined ? manifests : [...manifests, incoming]) {
    const key = toManifestKey(manifest);
    used.add(key);
    // Site servers may have the live one in memory.
    const isLive = manifest === pointer.live;
    if (!isLive && !objects.some((object) => object.key === key)) continue;
    const data = await store.get(key, MAX_MANIFEST_BYTES);
    const opening = readManifest({ get: async () => data }, manifest);
    const opened = await (isLive ? opening : opening.catch(() => undefined));
    for (const part of opened ? listParts(opened.release).keys() : []) used.add(part);
  }
  const newest = objects.reduce((latest, { modified }) => Math.max(latest, modified), 0);
  const old = objects.filter(
    ({ key, modified }) => !used.has(key) && newest - modified >= store.unusedMs,
  );
  await forEachConcurrently(old, CONCURRENCY, ({ key }) => store.remove(key));
  return old.length;
}

/** Runs `concurrency` calls at a time. An error stops further ones and is thrown at the end. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  runWork: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const errors: unknown[] = [];
  const runRest = async (): Promise<void> => {
    for (const item of rest) {
      await runWork(item).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runRest));
  if (errors.length > 0) throw errors[0];
}
