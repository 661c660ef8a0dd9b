import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { Release, ReleaseFile } from "../../src/config/release";

const AT_ONCE = 16;

/** A release that is there already, to take unchanged files from. */
export type Earlier = { root: string; release: Release };

export type Placing = {
  /** The folder that was built. */
  built: string;
  release: Release;
  target: string;
  /** The live release. */
  live: Earlier | undefined;
  /** What the target holds already: a release that nobody goes back to any more. */
  spare: Release | undefined;
};

/**
 * Fills a release's folder: what the target holds from an earlier time stays, what the live release
 * has is linked, the rest is copied (a link into public/ would change with the next build) and
 * flushed to disk.
 * @returns the paths that differ from the live release
 */
export async function placeFiles({
  built,
  release,
  target,
  live,
  spare,
}: Placing): Promise<string[]> {
  const wanted = Object.keys(release.files).filter((path) => !isSame(spare, release, path));
  if (spare) await removeOld(target, spare, release);
  await makeFolders(target, wanted);
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    wanted.map((path) =>
      limit(async () => {
        const file = release.files[path];
        if (!file) return;
        const from = live && isSame(live.release, release, path) ? live.root : undefined;
        for (const name of namesOf(path, file)) {
          const to = join(target, name);
          if (from === undefined || !(await tryLink(join(from, name), to))) {
            await copyToDisk(join(built, name), to);
          }
        }
      }),
    ),
  );
  return Object.keys(release.files).filter((path) => !isSame(live?.release, release, path));
}

/** Takes names away, never contents: other releases have links to the same files. */
async function removeOld(target: string, spare: Release, release: Release): Promise<void> {
  for (const [path, file] of Object.entries(spare.files)) {
    if (isSame(spare, release, path)) continue;
    for (const name of namesOf(path, file)) await rm(join(target, name), { force: true });
  }
}

/** A file and the compressed copies beside it. */
export function namesOf(path: string, file: ReleaseFile): string[] {
  return [path, ...(file.br ? [`${path}.br`] : []), ...(file.gz ? [`${path}.gz`] : [])];
}

function isSame(one: Release | undefined, other: Release, path: string): boolean {
  const [before, file] = [one?.files[path], other.files[path]];
  return (
    before !== undefined &&
    before.etag === file?.etag &&
    before.br === file.br &&
    before.gz === file.gz
  );
}

async function makeFolders(target: string, paths: string[]): Promise<void> {
  const folders = new Set(["/", ...paths.map((path) => dirname(path))]);
  for (const folder of [...folders].sort()) await mkdir(join(target, folder), { recursive: true });
}

/** False when the file cannot be linked: the earlier release is damaged, or the disk has no links. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const handle = await open(to, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
