import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { DiskStore } from "../../publisher/release/store";
import {
  createEtag,
  RELEASE_FILE,
  type Release,
  type ReleaseFile,
} from "../../src/shared/node/release/release";
import {
  toManifestKey,
  getLiveId,
  openRelease,
  readContent,
  toStoredFile,
} from "../../src/shared/node/release/release-store";
import { toSha256 } from "../../src/shared/node/sha256";
import { publishRelease } from "../../publisher/release/publish";
import { createTestFolder } from "./temporary-folder";

export type BuiltFolder = {
  /** Files by path; `null` removes one. */
  files: Record<string, string | null>;
  /** Copies that a store has instead of a file, by its path. */
  copies?: Record<string, ("br" | "gz")[]>;
  contentVersion?: string | null;
  contentPosts?: number | null;
  /** The commit of content/. */
  content?: string;
  redirects?: Release["redirects"];
};

const toPage = (title: string, body = "") =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;

export const PAGES: Record<string, string> = {
  "/index.html": toPage("Home", '<a href="/about-us/">About</a>'),
  "/404.html": toPage("Not found"),
  "/about-us/index.html": toPage("About us"),
  "/blog/first/index.html": toPage("First"),
  "/blog/second/index.html": toPage("Second"),
  "/app-0123456789abcdef0123.js": "one",
};

/** Returns `count` posts in addition to the two of {@link PAGES}. */
export const createPosts = (count: number): BuiltFolder["files"] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`/blog/p${n}/index.html`, toPage(`${n}`)]),
  );

/** Writes files and the release.json that describes them, like Gatsby and the adapter. */
export function writeBuilt(root: string, { files, copies = {}, ...facts }: BuiltFolder): Release {
  rmSync(root, { recursive: true, force: true });
  const release: Release = {
    format: 1,
    contentVersion: facts.contentVersion ?? null,
    contentPosts: facts.contentPosts ?? null,
    posts: 0,
    files: {},
    pages: {},
    content: facts.content,
    redirects: facts.redirects ?? [],
    hashes: [],
    policy: { "default-src": ["'none'"] },
    headers: {},
    sizes: { files: 0, bytes: 0, sent: 0 },
  };
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    const etag = createEtag(text);
    const file: ReleaseFile = { etag, size: Buffer.byteLength(text) };
    for (const extension of copies[path] ?? []) {
      file[extension] = true;
    }
    release.files[path] = file;
    if (path.endsWith(".html")) release.pages[path] = { scripts: [], styles: [] };
    if (/^\/blog\/[^/]+\/index\.html$/.test(path)) release.posts += 1;
  }
  writeFileSync(join(root, RELEASE_FILE), JSON.stringify(release));
  return release;
}

/** Makes a release live that has only its manifest. */
export async function storeManifest(folder: string, release: object): Promise<void> {
  const text = JSON.stringify(release);
  const manifest = toSha256(text);
  const store = new DiskStore(folder);
  await store.put(toManifestKey(manifest), gzipSync(text));
  const releases = [{ id: "20261121T060000000Z", manifest }];
  await store.writePointer({ format: 1, live: manifest, releases });
}

type FolderMeta = Omit<BuiltFolder, "files">;

/** Creates folders of releases and builds, empty before each test of a file. */
export function createReleaseFolders() {
  const inFolder = createTestFolder();
  return {
    inFolder,
    get folder() {
      return inFolder("releases");
    },
    get built() {
      return inFolder("public");
    },
    /** Builds the usual pages, some of them changed. */
    build(changes: BuiltFolder["files"] = {}, meta: FolderMeta = {}) {
      return writeBuilt(this.built, { files: { ...PAGES, ...changes }, ...meta });
    },
    /** Publishes the last build at a second of one minute. */
    publish(second: number, options: { allowFewerPosts?: boolean } = {}) {
      const now = new Date(Date.UTC(2026, 10, 21, 6, 0, second));
      return publishRelease(this.built, this.folder, { now, ...options });
    },
    release(second: number, changes?: BuiltFolder["files"], meta?: FolderMeta) {
      this.build(changes, meta);
      return this.publish(second);
    },
    read: (id: string, path: string) => readStored(inFolder("releases"), id, path),
  };
}

/** Returns the text of a file of a release, whose ID may be "live". Throws if it is missing. */
export async function readStored(folder: string, id: string, path: string): Promise<string> {
  const stored = openRelease(folder, id === "live" ? (getLiveId(folder) ?? "") : id);
  const file = stored?.release.files[path];
  if (!file) throw new Error(`The release ${id} has no ${path}.`);
  return (await readContent((ending) => toStoredFile(folder, file, ending), file)).toString();
}
