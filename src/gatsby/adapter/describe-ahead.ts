import { statSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { KnownFiles } from "./known-files";
import { describeFile } from "./scan";

/** One at a time: the rendering beside it shares Node's four threads for its files. */
const AT_ONCE = 1;

/** Describes pages while others are still rendered, which keeps the second core busy. */
export function describeAhead(root: string) {
  const described: KnownFiles = {};
  const limit = pLimit(AT_ONCE);
  const work: Promise<void>[] = [];
  const describe = async (path: string): Promise<void> => {
    const { size, mtimeMs } = statSync(join(root, path));
    described[path] = await describeFile(root, { path, size, mtimeMs });
  };
  return {
    /** Addresses of pages whose HTML is written. */
    add: (pages: string[]): void => {
      const folders = pages.filter((page) => !page.endsWith(".html"));
      const files = folders.map((page) => `${page.replace(/\/$/, "")}/index.html`);
      const begun = files.map((file) => limit(describe, file));
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
