import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { IAdapter, Reporter } from "gatsby";
import { COMMIT_FILE } from "../../src/shared/node/live-content";
import {
  BUILD_MARKER,
  RELEASE_FILE,
  type Release,
  type ReleaseFile,
  type ReleasePage,
} from "../../src/shared/node/release/release";
import { securityHeaders } from "../../src/shared/node/release/headers";
import { writeIfChanged } from "../outputs/write-if-changed";
import { markBuild, readMarkedContent } from "./build-marker";
import { hashFolder, type HashedFiles } from "./scan";
import { paths } from "../../src/shared/domain/paths";
import { isCompressible } from "../../src/shared/node/release/compress";
import type { Site } from "../../src/content/site.schema";
import { EMBED_ORIGIN } from "../../src/shared/domain/video-addresses";

/** Hash of an empty style element, which Emotion fills through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type PolicyHosts = { connect: string[]; pictures: string[]; frames: string[] };

/** Returns the policy of every page without its inline hashes. Style attributes are allowed: they run nothing. */
export function createContentPolicy({ connect, pictures, frames }: PolicyHosts): Release["policy"] {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", EMPTY_STYLE_HASH],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/** Returns other origins that a page may use. Pictures may have any HTTPS address, as editors paste them. */
export function listPolicyHosts(
  browserApiHost: string,
  videoSearchUrl: string,
  site: Site,
): PolicyHosts {
  const maps = site.offices.flatMap(({ mapEmbedUrl, mapUrl }) => mapEmbedUrl ?? mapUrl ?? []);
  return {
    connect: listOrigins([browserApiHost, videoSearchUrl]),
    pictures: ["https:", ...listOrigins([browserApiHost])],
    frames: listOrigins([EMBED_ORIGIN, ...maps]),
  };
}

function listOrigins(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

type ReleaseAdapterOptions = { siteUrl: string; hosts: PolicyHosts };

export type ReleaseAdapter = Omit<IAdapter, "adapt"> & {
  /** `changedPages`: what an increment of the same process wrote or removed. */
  adapt: (context: { reporter: Reporter; changedPages?: ReadonlySet<string> }) => Promise<void>;
};

/** Returns Gatsby's adapter for our server, which adds release.json and robots.txt. */
export function createReleaseAdapter({ siteUrl, hosts }: ReleaseAdapterOptions): ReleaseAdapter {
  const root = resolve("public");
  const marker = resolve(BUILD_MARKER);
  let cached: HashedFiles = {};
  return {
    name: "release",
    config: () => {
      markBuild(marker, undefined);
      return { excludeDatastoreFromEngineFunction: false };
    },
    adapt: async ({ reporter, changedPages }) => {
      const startMs = performance.now();
      writeRobots(root, siteUrl);
      // A full build reads all files, because an earlier one may have been interrupted.
      const files = await hashFolder(
        root,
        changedPages ? cached : {},
        createStaleAssetTest(root),
        changedPages,
      );
      cached = files;
      const release = createManifest(files, {
        ...readMarkedContent(marker),
        content: existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, "utf8") : undefined,
        redirects: readRedirects(root),
        policy: createContentPolicy(hosts),
        headers: { ...securityHeaders },
      });
      writeFileSync(join(root, RELEASE_FILE), JSON.stringify(release));
      // An increment leaves the marker until Gatsby's state is saved.
      if (!changedPages) rmSync(marker, { force: true });
      const seconds = ((performance.now() - startMs) / 1000).toFixed(2);
      reporter.info(
        `release.json: ${release.sizes.files} files, ${release.posts} posts, ${seconds} s`,
      );
    },
  };
}

function readRedirects(root: string): Release["redirects"] {
  const file = join(root, "redirects.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Release["redirects"]) : [];
}

/** Writes robots.txt unless static/ has one. */
export function writeRobots(root: string, siteUrl: string): void {
  if (existsSync(join(root, "../static/robots.txt"))) return;
  writeIfChanged(join(root, "robots.txt"), createRobots(siteUrl));
}

/** Allows the pages' API calls, without which crawlers would render error messages. */
function createRobots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/sendmail",
    "",
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    "",
  ].join("\n");
}

/** Returns a test for paths of stale or internal files. Throws without webpack.stats.json. */
function createStaleAssetTest(root: string): (path: string) => boolean {
  const current = listCurrentHashes(root);
  return (path) => {
    if (NOT_SERVED.test(path)) return true;
    const hash = HASHED.exec(path)?.[1];
    return hash !== undefined && !current.has(hash);
  };
}

/** Internal files of Gatsby and the adapter, and compressed copies, which only the store makes. */
const NOT_SERVED =
  /^\/(?:_gatsby$|(?:webpack\.stats|chunk-map|redirects|release)\.json)|\.(?:br|gz)$/;

const HASHED = /^\/[^/]+[-.]([0-9a-f]{10,20})\.(?:js|css)(?:$|\.)/;

/** webpack.stats.json has only named chunks; the runtime also has the lazy ones. */
function listCurrentHashes(root: string): Set<string> {
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(join(root, "webpack.stats.json"), "utf8"),
  );
  const chunks = Object.values(assetsByChunkName).flat();
  const runtime = chunks
    .filter((name) => name.startsWith("webpack-runtime-"))
    .map((name) => readFileSync(join(root, name), "utf8"));
  return new Set([...chunks, ...runtime].flatMap((text) => text.match(/[0-9a-f]{10,20}/g) ?? []));
}

type ReleaseMeta = Pick<
  Release,
  "contentVersion" | "contentPosts" | "content" | "redirects" | "policy" | "headers"
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
