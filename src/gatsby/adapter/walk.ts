import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export type FoundFile = { path: string; size: number; mtimeMs: number };

/** One call after the other: as many promises took three to nine times as long. */
export function walk(root: string, skip: (path: string) => boolean): FoundFile[] {
  const found: FoundFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (skip(path)) continue;
      if (entry.isDirectory()) {
        visit(path);
        continue;
      }
      const { size, mtimeMs } = statSync(join(root, path));
      found.push({ path, size, mtimeMs });
    }
  };
  visit("");
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
