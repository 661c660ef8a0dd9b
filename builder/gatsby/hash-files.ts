import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { loadStitchingInternals } from "./gatsby-internals";
import type { KnownFiles } from "../manifest/known-files";
import { hashFile, toPageFolder, PAGE_DATA } from "../manifest/scan";

// The builder calls this for a few files, hash-worker.cjs for many.

/** Node has four threads for files, and rendering needs few of them. */
const limit = pLimit(4);

/** Hashes and compresses files of public/ that are final. */
export async function hashFiles(paths: string[]): Promise<KnownFiles> {
  const root = resolve("public");
  const results = paths.map((path) =>
    limit(async () => {
      const { size, mtimeMs } = statSync(join(root, path));
      return [path, await hashFile(root, { path, size, mtimeMs })] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(results));
}

/** Hashes and compresses pages and their data. */
export function hashPages(pages: string[]): Promise<KnownFiles> {
  const folders = pages.filter((page) => !page.endsWith(".html")).map(toPageFolder);
  const paths = folders.flatMap((folder) => [
    `${folder === "/index" ? "" : folder}/index.html`,
    `${PAGE_DATA}${folder}/page-data.json`,
  ]);
  return hashFiles(paths);
}

/** Puts scripts into pages, which Gatsby would do after the last one, then hashes and compresses them. */
export async function finishPages(pages: string[]): Promise<KnownFiles> {
  await stitchPages(pages);
  return hashPages(pages);
}

/** Puts the scripts into pages of public/, which Gatsby renders without them. */
export async function stitchPages(pages: string[]): Promise<void> {
  const { stitchSliceForAPage } = loadStitchingInternals();
  const publicDir = resolve("public");
  await Promise.all(pages.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
}
