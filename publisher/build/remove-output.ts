import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Webpack's cache is keyed by content and contains no pages; it halves a build's time. */
const COMPILED = ["webpack"];

/** Removes the output of builds from a site's folder, with or without compiled code. */
export async function removeOutput(
  siteFolder: string,
  { keepCompiled }: { keepCompiled: boolean },
): Promise<void> {
  const cache = join(siteFolder, ".cache");
  const savedNames = keepCompiled ? COMPILED : [];
  const names = await readdir(cache).catch(() => []);
  const paths = names.filter((name) => !savedNames.includes(name)).map((name) => join(cache, name));
  for (const path of [join(siteFolder, "public"), ...paths]) {
    await rm(path, { recursive: true, force: true });
  }
}
