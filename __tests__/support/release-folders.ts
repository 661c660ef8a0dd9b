import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publishRelease } from "../../publisher/release/publish";
import { getReleasePaths } from "../../src/shared/node/release/release-store";
import { PAGES, writeBuilt, type BuiltFolder } from "./built-folder";
import { createTestFolder } from "./temporary-folder";

type FolderMeta = Omit<BuiltFolder, "files">;

/** Creates folders of releases and builds, empty before each test of a file. */
export function createReleaseFolders() {
  const inFolder = createTestFolder();
  return {
    inFolder,
    get folder() {
      return inFolder("releases");
    },
    get built() {
      return inFolder("public");
    },
    get paths() {
      return getReleasePaths(this.folder);
    },
    /** Builds the usual pages, some of them changed. */
    build(changes: BuiltFolder["files"] = {}, meta: FolderMeta = {}) {
      return writeBuilt(this.built, { files: { ...PAGES, ...changes }, ...meta });
    },
    /** Publishes the last build at a second of one minute. */
    publish(second: number, options: { allowFewerPosts?: boolean } = {}) {
      const now = new Date(Date.UTC(2026, 10, 21, 6, 0, second));
      return publishRelease(this.built, this.folder, { now, ...options });
    },
    release(second: number, changes?: BuiltFolder["files"], meta?: FolderMeta) {
      this.build(changes, meta);
      return this.publish(second);
    },
    /** Returns the path of a file of a release; the ID may be "live". */
    inRelease(id: string, path: string) {
      return join(this.paths.release(id), path);
    },
    read(id: string, path: string) {
      return readFileSync(this.inRelease(id, path), "utf8");
    },
  };
}
