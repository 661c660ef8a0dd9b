import { stat } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../src/config/paths";

/**
 * Finds the built file behind a decoded path: the file itself, or the index.html of a page in
 * either slash form (ROU-03).
 * @returns the path relative to `root` with a leading slash, or undefined
 */
export async function findBuiltFile(root: string, path: string): Promise<string | undefined> {
  if (!isServable(path)) return undefined;
  const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}/index.html`];
  for (const candidate of candidates) {
    if (await isFile(join(root, candidate))) return candidate;
  }
  return undefined;
}

/** Hidden files, the fallback of unbuilt posts and doubled slashes are nobody's address. */
function isServable(path: string): boolean {
  if (path.startsWith("/page-data/")) return !path.includes("//");
  if (`${path}/`.startsWith(paths.blogFallback())) return false;
  const segments = path.slice(1).split("/");
  return segments.every((segment, index) => {
    if (segment === "") return index === segments.length - 1;
    return !segment.startsWith(".") || segment === ".well-known";
  });
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
