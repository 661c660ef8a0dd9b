import { paths } from "../../src/shared/domain/paths";
import type { Release, ReleaseFile, ReleasePage } from "../../src/shared/node/release/release";
import type { KnownFile, KnownFiles } from "./known-files";

export type ReleaseMeta = Pick<
  Release,
  "contentVersion" | "contentPosts" | "redirects" | "policy" | "headers"
>;

/** Returns release.json for the files; its `posts` does not count pages of removed posts. */
export function createManifest(knownFiles: KnownFiles, meta: ReleaseMeta): Release {
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
  let sent = 0;
  for (const [path, file] of Object.entries(knownFiles).sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[path] = toReleaseFile(file);
    bytes += file.size;
    sent += file.sent ?? file.size;
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
    sizes: { files: Object.keys(files).length, bytes, sent },
  };
}

const POST = new RegExp(`^${paths.blog("([^/]+)")}index\\.html$`);

function toReleaseFile({ etag, size, sent }: KnownFile): ReleaseFile {
  return sent !== undefined ? { etag, size, br: true, gz: true } : { etag, size };
}
