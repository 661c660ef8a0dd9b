import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";

const MOST_BYTES = 64 * 1024 * 1024;
const LARGEST_FILE = 512 * 1024;

/** Small files in memory: by far the most requests are for a few hundred of them. */
export class FileCache {
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  /** Whether a file of that many bytes is kept here; a larger one is streamed. */
  takes(size: number): boolean {
    return size <= LARGEST_FILE;
  }

  /**
   * The bytes at an absolute path. What stands at a path of a release never changes, so nothing is
   * ever out of date.
   */
  read(path: string): Buffer | Promise<Buffer> {
    return (
      this.#files.get(path) ??
      readFile(path).then((content) => {
        this.#files.set(path, content);
        return content;
      })
    );
  }
}
