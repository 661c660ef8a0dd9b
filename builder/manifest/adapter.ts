import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { IAdapter, Reporter } from "gatsby";
import { BUILD_MARKER, RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import { securityHeaders } from "../../src/shared/node/release/security-headers";
import { writeIfChanged } from "../outputs/write-if-changed";
import { markBuild, readMarkedContent } from "./build-marker";
import { createStaleAssetTest } from "./current-assets";
import { createManifest } from "./create-manifest";
import { createContentPolicy, type PolicyHosts } from "./policy";
import { hashFolder, type HashedFiles } from "./scan";

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

/** Returns the redirects that the build wrote; none without a file. */
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
