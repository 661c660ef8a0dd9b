import { statSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { KnownFiles } from "./known-files";
import { describeFile, folderOf, PAGE_DATA } from "./scan";

/** As many as Node has threads for files, of which rendering needs few. */
const AT_ONCE = 4;

/** Describes pages and their data while others are still rendered, which keeps the second core busy. */
export function describeAhead(root: string) {
  const described: KnownFiles = {};
  const limit = pLimit(AT_ONCE);
  const work: Promise<void>[] = [];
  const describe = async (path: string): Promise<void> => {
    const { size, mtimeMs } = statSync(join(root, path));
    described[path] = await describeFile(root, { path, size, mtimeMs });
  };
  const describePage = async (page: string): Promise<void> => {
    await describe(`${page.replace(/\/$/, "")}/index.html`);
    await describe(`${PAGE_DATA}${folderOf(page)}/page-data.json`);
  };
  return {
    /** Addresses of pages whose files are written, and will not be written again. */
    add: (pages: string[]): void => {
      const folders = pages.filter((page) => !page.endsWith(".html"));
      const begun = folders.map((page) => limit(describePage, page));
      // What fails is told by `done`; until then nobody waits for it, which would end the process.
      for (const task of begun) task.catch(() => undefined);
      work.push(...begun);
    },
    done: async (): Promise<KnownFiles> => {
      await Promise.all(work);
      return described;
    },
  };
}
