import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { IAdapter } from "gatsby";
import { fetchContentVersion } from "../../shared/fetch-content-version";
import { BUILD_MARKER, RELEASE_FILE, type Release } from "../../shared/release/release";
import { securityHeaders } from "../../shared/release/security-headers";
import { leftOverIn } from "./current-assets";
import { describeRelease } from "./describe";
import { readKnownFiles, writeKnownFiles } from "./known-files";
import { contentPolicy, type PolicyHosts } from "./policy";
import { scan } from "./scan";

export type ReleaseAdapterOptions = { siteUrl: string; apiHost: string; hosts: PolicyHosts };

/** Gatsby's adapter for our own server: adds release.json, robots.txt, compressed copies. */
export function releaseAdapter({ siteUrl, apiHost, hosts }: ReleaseAdapterOptions): IAdapter {
  const root = resolve("public");
  const known = resolve(".cache/release-files.json");
  const marker = resolve(BUILD_MARKER);
  let content: Pick<Release, "contentVersion" | "contentPosts"> = {
    contentVersion: null,
    contentPosts: null,
  };
  return {
    name: "release",
    // Before the pull: what changes while it runs belongs to the next version.
    config: async () => {
      writeFileSync(marker, "");
      const version = await fetchContentVersion(apiHost);
      content = { contentVersion: version?.version ?? null, contentPosts: version?.posts ?? null };
      return { excludeDatastoreFromEngineFunction: false };
    },
    adapt: async ({ reporter }) => {
      const started = performance.now();
      writeRobots(root, siteUrl);
      const { files, compressed } = await scan(root, readKnownFiles(known), leftOverIn(root));
      const release = describeRelease(files, {
        ...content,
        redirects: readRedirects(root),
        policy: contentPolicy(hosts),
        headers: { ...securityHeaders },
      });
      writeFileSync(join(root, RELEASE_FILE), JSON.stringify(release));
      writeKnownFiles(known, files);
      rmSync(marker, { force: true });
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      reporter.info(
        `release.json: ${release.sizes.files} files, ${release.posts} posts, ${compressed} compressed anew, ${seconds} s`,
      );
    },
  };
}

export function readRedirects(root: string): Release["redirects"] {
  const file = join(root, "redirects.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Release["redirects"]) : [];
}

/** Writes robots.txt, unless static/ brings one. */
export function writeRobots(root: string, siteUrl: string): void {
  const file = join(root, "robots.txt");
  if (!existsSync(file)) writeFileSync(file, robotsText(siteUrl));
}

function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/media/",
    "",
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    "",
  ].join("\n");
}
