import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { publishRelease } from "../../publisher/release/publish";
import { DiskStore } from "../../publisher/release/store";
import { exportRelease } from "../../publisher/release/upkeep";
import { Withdrawals } from "../../publisher/release/withdrawals";
import type { Withdrawn } from "../../src/shared/contract/rebuild";
import { readPointer } from "../../src/shared/node/release/release-store";
import { createSiteServer } from "../../server/site/create-site-server";
import { openLiveSource } from "../../server/site/release-source";
import { hashInlineParts } from "../../builder/manifest/scan";
import { createEtag, RELEASE_FILE, parseRelease } from "../../src/shared/node/release/release";
import { waitUntil } from "../../tools/wait-until";
import { createTemporaryFolder, removeFolder } from "./temporary-folder";
import { getPort } from "./upstream";

/** The tested site on another server, where a test can publish changes. */
export type ReleasedSite = {
  url: string;
  /** Publishes the built files again with every occurrence of these texts replaced. */
  publish: (texts: Record<string, string>, removed?: string[]) => Promise<void>;
  /** Withdraws addresses like a notice of the CMS. */
  withdraw: (...addresses: Withdrawn[]) => Promise<void>;
  /** Removes earlier releases with their scripts, as later publications do. */
  removeEarlier: () => Promise<void>;
  /** Returns the only built script whose name has this prefix. @throws unless there is one */
  findScript: (start: string) => string;
  read: (path: string) => string;
  close: () => Promise<void>;
};

const TEXT = /\.(?:html|js|json)$/;

/** Serves a copy of DATA_DIR's live release, with the API at `apiHost`. */
export async function openReleasedSite(apiHost: string): Promise<ReleasedSite> {
  const folder = await createTemporaryFolder();
  const built = join(folder, "built");
  const releases = join(folder, "releases");
  await exportRelease(join(process.env.DATA_DIR ?? ".data", "releases"), "live", built);
  await publishRelease(built, releases);
  const live = openLiveSource(releases, (error) => {
    throw error;
  });
  const withdrawals = new Withdrawals({ releases, onError: console.error });
  // Tests change the API's responses between calls.
  const app = await createSiteServer({ source: live, apiHost, apiCacheMs: 0 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${getPort(app.server)}`,
    publish: async (texts, removed = []) => {
      const before = live.getCurrent();
      await rewriteTexts(built, texts);
      updateManifest(built, removed);
      await publishRelease(built, releases, { allowFewerPosts: true });
      await waitUntil(() => live.getCurrent() !== before);
    },
    withdraw: async (...addresses) => {
      await withdrawals.replace({ at: Date.now(), addresses });
      await waitUntil(() => addresses.every(({ path }) => live.withdrawn?.find(path)));
    },
    removeEarlier: async () => {
      const pointer = readPointer(releases);
      if (pointer === undefined) throw new Error("There is no release.");
      const kept = pointer.releases.filter(({ manifest }) => manifest === pointer.live);
      await new DiskStore(releases).writePointer({ ...pointer, releases: kept });
      await sleep(200);
    },
    findScript: (start) => {
      const files = readdirSync(built).filter(
        (name) => name.startsWith(start) && /\.js$/.test(name),
      );
      const [file] = files;
      if (file === undefined || files.length > 1)
        throw new Error(`${files.length} built scripts begin with ${start}, not one.`);
      return file;
    },
    read: (path) => readFileSync(join(built, path), "utf8"),
    close: async () => {
      await app.close();
      await removeFolder(folder);
    },
  };
}

/** Replaces texts in all text files and in their names. */
async function rewriteTexts(root: string, texts: Record<string, string>): Promise<void> {
  const replaceTexts = (text: string) =>
    Object.entries(texts).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(path)) continue;
    const before = readFileSync(path, "utf8");
    const [to, after] = [join(entry.parentPath, replaceTexts(entry.name)), replaceTexts(before)];
    if (to === path && after === before) continue;
    rmSync(path);
    writeFileSync(to, after);
  }
}

/** Updates release.json, like the adapter. */
function updateManifest(root: string, removed: string[]): void {
  const file = join(root, RELEASE_FILE);
  const release = parseRelease(readFileSync(file, "utf8"));
  const present = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => TEXT.test(path) && path !== `/${RELEASE_FILE}`);
  for (const path of [...Object.keys(release.files), ...removed]) {
    if (existsSync(join(root, path)) && !removed.includes(path)) continue;
    rmSync(join(root, path), { force: true });
    Reflect.deleteProperty(release.files, path);
    Reflect.deleteProperty(release.pages, path);
  }
  for (const path of present) {
    if (removed.includes(path)) continue;
    const content = readFileSync(join(root, path));
    const etag = createEtag(content);
    if (release.files[path]?.etag === etag) continue;
    release.files[path] = { etag, size: content.length };
    if (!path.endsWith(".html")) continue;
    const { scripts, styles } = hashInlineParts(content.toString());
    const toIndexes = (hashes: string[]) =>
      hashes.map((hash) => {
        if (!release.hashes.includes(hash)) release.hashes.push(hash);
        return release.hashes.indexOf(hash);
      });
    release.pages[path] = { scripts: toIndexes(scripts), styles: toIndexes(styles) };
  }
  writeFileSync(file, JSON.stringify(release));
}
