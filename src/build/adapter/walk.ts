import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file below a folder: its path from there with a leading slash. */
export type FoundFile = { path: string; size: number; mtimeMs: number };

/** Every file below a folder, but for what stands below `skip`. */
export async function walk(root: string, skip: (path: string) => boolean): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const path = `${folder}/${entry.name}`;
        if (skip(path)) return;
        if (entry.isDirectory()) return visit(path);
        const { size, mtimeMs } = await stat(join(root, path));
        found.push({ path, size, mtimeMs });
      }),
    );
  };
  await visit("");
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
