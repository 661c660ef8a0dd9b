import { publishRelease } from "../../publisher/release/publish";
import {
  getLiveId,
  openRelease,
  readContent,
  toStoredFile,
} from "../../src/shared/node/release/release-store";
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
    read: (id: string, path: string) => readStored(inFolder("releases"), id, path),
  };
}

/** Returns the text of a file of a release, whose ID may be "live". Throws if it is missing. */
export async function readStored(folder: string, id: string, path: string): Promise<string> {
  const stored = openRelease(folder, id === "live" ? (getLiveId(folder) ?? "") : id);
  const file = stored?.release.files[path];
  if (!file) throw new Error(`The release ${id} has no ${path}.`);
  return (await readContent((ending) => toStoredFile(folder, file, ending), file)).toString();
}
