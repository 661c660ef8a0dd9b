import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { stitchingInternals } from "./gatsby-internals";
import type { KnownFiles } from "../../manifest/known-files";
import { describeFile, folderOf, PAGE_DATA } from "../../manifest/scan";

// What the builder does itself for a few files, and describe-worker.cjs for many.

/** As many as Node has threads for files, of which rendering needs few. */
const limit = pLimit(4);

/** Describes files of public/ that are written and will not be written again. */
export async function hashFiles(paths: string[]): Promise<KnownFiles> {
  const root = resolve("public");
  const described = paths.map((path) =>
    limit(async () => {
      const { size, mtimeMs } = statSync(join(root, path));
      return [path, await describeFile(root, { path, size, mtimeMs })] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(described));
}

/** Describes pages and their data. */
export function describePages(pages: string[]): Promise<KnownFiles> {
  const folders = pages.filter((page) => !page.endsWith(".html")).map(folderOf);
  const paths = folders.flatMap((folder) => [
    `${folder === "/index" ? "" : folder}/index.html`,
    `${PAGE_DATA}${folder}/page-data.json`,
  ]);
  return hashFiles(paths);
}

/** Puts the scripts into pages, which Gatsby would do after all of them, and describes them. */
export async function finishPages(pages: string[]): Promise<KnownFiles> {
  await stitchPages(pages);
  return describePages(pages);
}

export async function stitchPages(pages: string[]): Promise<void> {
  const { stitchSliceForAPage } = stitchingInternals();
  const publicDir = resolve("public");
  await Promise.all(pages.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
}
