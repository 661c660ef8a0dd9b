import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Webpack's and Parcel's caches know no pages and are keyed by content; they halve a build. */
const COMPILED = ["webpack", ".parcel-cache"];

/** Removes what builds left in a site's folder: all of it, or all but what was compiled. */
export async function removeOutput(
  siteFolder: string,
  { keepCompiled }: { keepCompiled: boolean },
): Promise<void> {
  const cache = join(siteFolder, ".cache");
  const kept = keepCompiled ? COMPILED : [];
  const cached = await readdir(cache).catch(() => []);
  const removed = cached.filter((name) => !kept.includes(name)).map((name) => join(cache, name));
  for (const path of [join(siteFolder, "public"), ...removed]) {
    await rm(path, { recursive: true, force: true });
  }
}
