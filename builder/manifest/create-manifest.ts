import { paths } from "../../src/shared/domain/paths";
import type { Release, ReleaseFile, ReleasePage } from "../../src/shared/node/release/release";
import { isCompressible } from "../../src/shared/node/release/compress";
import type { HashedFiles } from "./scan";

export type ReleaseMeta = Pick<
  Release,
  "contentVersion" | "contentPosts" | "redirects" | "policy" | "headers"
>;

/** Returns release.json for the files; its `posts` does not count pages of removed posts. */
export function createManifest(hashedFiles: HashedFiles, meta: ReleaseMeta): Release {
  const hashes = new Map<string, number>();
  const numberSources = (sources: string[]) =>
    sources.map((source) => {
      const number = hashes.get(source) ?? hashes.size;
      hashes.set(source, number);
      return number;
    });
  const files: Record<string, ReleaseFile> = {};
  const pages: Record<string, ReleasePage> = {};
  let bytes = 0;
  for (const [path, file] of Object.entries(hashedFiles).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { etag, size } = file;
    files[path] = isCompressible(path, size) ? { etag, size, br: true, gz: true } : { etag, size };
    bytes += size;
    if (file.inline) {
      pages[path] = {
        scripts: numberSources(file.inline.scripts),
        styles: numberSources(file.inline.styles),
      };
    }
  }
  const gone = meta.redirects.flatMap(({ from, to }) => (to === null ? `${from}index.html` : []));
  return {
    format: 1,
    ...meta,
    posts: Object.keys(pages).filter((path) => POST.test(path) && !gone.includes(path)).length,
    files,
    pages,
    hashes: [...hashes.keys()],
    sizes: { files: Object.keys(files).length, bytes, sent: bytes },
  };
}

const POST = new RegExp(`^${paths.blog("([^/]+)")}index\\.html$`);
