import { publish } from "../../server/releases/publish";
import { writeBuilt, type BuiltFolder } from "./built-folder";
import { folderOfEachTest } from "./temporary-folder";

/** Where releases are kept and where sites are built, both empty before each test of a file. */
export function releaseFoldersOfEachTest() {
  const inFolder = folderOfEachTest();
  return {
    inFolder,
    get folder() {
      return inFolder("releases");
    },
    get built() {
      return inFolder("public");
    },
    /** Builds these files and publishes them at a second of one minute. */
    release(second: number, build: BuiltFolder) {
      writeBuilt(this.built, build);
      return publish(this.built, this.folder, at(second));
    },
  };
}

/** For publishing: a second of one minute as its time. */
export const at = (second: number) => ({ now: new Date(Date.UTC(2026, 10, 21, 6, 0, second)) });
