import { join } from "node:path";
import { liveId, readRelease, releaseIds, releasePaths } from "../../server/releases/store";
import { buildAndPublish, type BuildOptions } from "../../server/rebuild/run-build";
import type { Running } from "../../server/process/running";
import { fetchContentVersion } from "../../src/config/content-version";
import { readEnvironment } from "../../src/config/environment";
import { copySite } from "../site-copy";
import { hashInputs } from "./inputs";
import type { Settings } from "./settings";
import { stampIn } from "./stamp";

const INPUTS = [
  "src",
  "content",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** True when there is a release to serve. */
export function hasBuiltSite(dataDir: string): boolean {
  return liveId(join(dataDir, "releases")) !== undefined;
}

/**
 * Builds and publishes the site unless the newest release stands for the same sources, settings and
 * content. Where only the content is newer, the poll builds it while the live release is served.
 * @throws Failure with the build's last lines; the live release stays as it was
 */
export async function buildSite(
  settings: Settings,
  running: Running,
  note: (text: string) => void,
): Promise<void> {
  const { dataDir, apiHost, env } = settings;
  const stamp = stampIn(join(dataDir, "stamps/site.sha256"));
  const inputs = siteInputs(settings);
  if (hasBuiltSite(dataDir) && stamp.matches(inputs)) {
    const version = (await fetchContentVersion(apiHost))?.version;
    if (version !== undefined && version === newestVersion(dataDir)) return note("unchanged");
    if (version !== undefined && readEnvironment(env).rebuildPoll > 0) {
      return note("newer content follows while the site is served");
    }
  }
  stamp.remove();
  await buildAndPublish(buildOptions(settings), running);
  stamp.write(inputs);
}

function newestVersion(dataDir: string): string | null {
  const folder = join(dataDir, "releases");
  const id = releaseIds(folder).at(-1);
  return id === undefined ? null : readRelease(releasePaths(folder).release(id)).contentVersion;
}

/** How the site is built here, at the start and after a webhook. */
export function buildOptions({ checkout, siteFolder, dataDir, env }: Settings): BuildOptions {
  return {
    checkout,
    siteFolder,
    releases: join(dataDir, "releases"),
    log: join(dataDir, "logs/site-build.log"),
    env,
    limitMs: readEnvironment(env).buildTimeout,
    prepare: () => copySite(checkout, siteFolder),
  };
}

/** What a build depends on beside the content. */
function siteInputs({ checkout, env }: Settings): string {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_") || name === "KITCHEN_SINK")
    .map(([name, value]) => `${name}=${value ?? ""}`);
  return hashInputs(checkout, INPUTS, settings.sort());
}
