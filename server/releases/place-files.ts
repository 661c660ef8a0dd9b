import { constants } from "node:fs";
import { copyFile, link, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { Release, ReleaseFile } from "../../src/config/release";

const AT_ONCE = 16;

/** A release that is there already, to take unchanged files from. */
export type Earlier = { root: string; release: Release };

export type Placed = { linked: number; copied: string[] };

/**
 * Fills a release's folder from a built one: a file that the earlier release has is linked, the
 * others are copied (a link into public/ would change with the next build) and flushed to disk.
 */
export async function placeFiles(
  built: string,
  release: Release,
  target: string,
  earlier: Earlier | undefined,
): Promise<Placed> {
  const paths = Object.keys(release.files);
  await makeFolders(target, paths);
  const limit = pLimit(AT_ONCE);
  const copied: string[] = [];
  let linked = 0;
  await Promise.all(
    paths.map((path) =>
      limit(async () => {
        const file = release.files[path];
        if (!file) return;
        const before = earlier?.release.files[path];
        const same = earlier !== undefined && before !== undefined && isSame(before, file);
        if (!same) copied.push(path);
        for (const name of namesOf(path, file)) {
          const to = join(target, name);
          if (same && (await tryLink(join(earlier.root, name), to))) linked += 1;
          else await copyToDisk(join(built, name), to);
        }
      }),
    ),
  );
  return { linked, copied };
}

/** A file and the compressed copies beside it. */
export function namesOf(path: string, file: ReleaseFile): string[] {
  return [path, ...(file.br ? [`${path}.br`] : []), ...(file.gz ? [`${path}.gz`] : [])];
}

function isSame(one: ReleaseFile, other: ReleaseFile): boolean {
  return one.etag === other.etag && one.br === other.br && one.gz === other.gz;
}

async function makeFolders(target: string, paths: string[]): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(path)));
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
