import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../src/config/paths";

/** The page routes of a built folder, as they are spelt there. */
export type BuiltRoutes = {
  /**
   * The built spelling of a path that differs only in letter case or Unicode form, with the
   * slash form of the request kept. Undefined when the path is canonical or nothing matches
   * (ROU-02).
   */
  canonical: (path: string) => string | undefined;
};

/** Reads every folder with an index.html below `root` (an absolute path), once. */
export async function readBuiltRoutes(root: string): Promise<BuiltRoutes> {
  const exact = new Set<string>();
  const folded = new Map<string, string>();
  for (const route of await listRoutes(root, "")) {
    exact.add(route);
    folded.set(fold(route), route);
  }
  return {
    canonical: (path) => {
      const slash = path.endsWith("/") ? "/" : "";
      const route = slash ? path.slice(0, -1) : path;
      const known = exact.has(route) ? undefined : folded.get(fold(route));
      return known === undefined ? undefined : `${known}${slash}`;
    },
  };
}

const NOT_PAGES = new Set(["/static", "/page-data", paths.blogFallback().replace(/\/$/, "")]);

async function listRoutes(root: string, route: string): Promise<string[]> {
  const entries = await readdir(join(root, route), { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${route}/${entry.name}`)
    .filter((path) => !NOT_PAGES.has(path));
  const found = entries.some((entry) => entry.name === "index.html") ? [route] : [];
  for (const path of below) found.push(...(await listRoutes(root, path)));
  return found;
}

function fold(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
