import { link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { Release, ReleaseFile } from "../../src/shared/node/release/release";
import { copyToDisk } from "../../src/shared/node/write-atomically";

const MAX_CONCURRENT_COPIES = 16;

type PlaceOptions = {
  built: string;
  release: Release;
  target: string;
  live: { root: string; release: Release } | undefined;
  /** Files that the target already has; equal ones stay. */
  recycled: Release | undefined;
};

/** Copies changed files, as the next build would change linked ones. Returns what differs from live. */
export async function placeFiles(options: PlaceOptions): Promise<string[]> {
  const { built, release, target, live, recycled } = options;
  const missing = Object.entries(release.files).filter(
    ([path]) => !isSameFile(recycled, release, path),
  );
  const limit = pLimit(MAX_CONCURRENT_COPIES);
  const oldNames = recycled ? listOldNames(recycled, release) : [];
  await Promise.all(oldNames.map((name) => limit(() => rm(join(target, name), { force: true }))));
  // The recycled release already has the folders of its own files.
  const newFiles = missing.filter(([path]) => recycled?.files[path] === undefined);
  const folders = new Set(newFiles.map(([path]) => join(target, dirname(path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(
    missing.map(([path, file]) =>
      limit(async () => {
        const from = live && isSameFile(live.release, release, path) ? live.root : undefined;
        for (const name of listNames(path, file)) {
          const to = join(target, name);
          if (from === undefined || !(await tryLink(join(from, name), to))) {
            await copyToDisk(join(built, name), to);
          }
        }
      }),
    ),
  );
  return Object.keys(release.files).filter((path) => !isSameFile(live?.release, release, path));
}

/** Returns files to unlink, never to overwrite: other releases have links to them. */
function listOldNames(recycled: Release, release: Release): string[] {
  return Object.entries(recycled.files).flatMap(([path, file]) =>
    isSameFile(recycled, release, path) ? [] : listNames(path, file),
  );
}

/** Returns the names of a file and its compressed copies. */
export function listNames(path: string, file: ReleaseFile): string[] {
  return [path, ...(file.br ? [`${path}.br`] : []), ...(file.gz ? [`${path}.gz`] : [])];
}

/** True if both releases have this file with the same content and the same copies. */
export function isSameFile(one: Release | undefined, other: Release, path: string): boolean {
  const [before, file] = [one?.files[path], other.files[path]];
  return (
    before !== undefined &&
    before.etag === file?.etag &&
    before.br === file.br &&
    before.gz === file.gz
  );
}

async function tryLink(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}
