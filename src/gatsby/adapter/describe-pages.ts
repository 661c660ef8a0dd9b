import { statSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { KnownFiles } from "./known-files";
import { describeFile, folderOf, PAGE_DATA } from "./scan";

/** As many as Node has threads for files, of which rendering needs few. */
const limit = pLimit(4);

/** Describes pages and their data, whose files are written and will not be written again. */
export async function describePages(root: string, pages: string[]): Promise<KnownFiles> {
  const folders = pages.filter((page) => !page.endsWith(".html")).map(folderOf);
  const paths = folders.flatMap((folder) => [
    `${folder === "/index" ? "" : folder}/index.html`,
    `${PAGE_DATA}${folder}/page-data.json`,
  ]);
  const described = paths.map((path) =>
    limit(async () => {
      const { size, mtimeMs } = statSync(join(root, path));
      return [path, await describeFile(root, { path, size, mtimeMs })] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(described));
}
