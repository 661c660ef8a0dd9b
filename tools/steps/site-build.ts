import { join } from "node:path";
import { liveId } from "../../server/releases/store";
import { buildAndPublish, type BuildOptions } from "../../server/rebuild/run-build";
import type { Running } from "../../server/process/running";
import { fetchContentVersion } from "../../src/config/content-version";
import { readEnvironment } from "../../src/config/environment";
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
 * Builds and publishes the site unless the live release stands for the same sources, settings and
 * content.
 * @throws Failure with the build's last lines; the live release stays as it was
 */
export async function buildSite(
  settings: Settings,
  running: Running,
  note: (text: string) => void,
): Promise<void> {
  const { dataDir } = settings;
  const stamp = stampIn(join(dataDir, "stamps/site.sha256"));
  const inputs = await siteInputs(settings);
  if (hasBuiltSite(dataDir) && inputs !== undefined && stamp.matches(inputs)) {
    return note("unchanged");
  }
  stamp.remove();
  await buildAndPublish(buildOptions(settings), running);
  if (inputs !== undefined) stamp.write(inputs);
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
  };
}

/** Undefined when the API does not tell its content version: then every start builds. */
async function siteInputs({ checkout, apiHost, env }: Settings): Promise<string | undefined> {
  const version = (await fetchContentVersion(apiHost))?.version;
  if (version === undefined) return undefined;
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_") || name === "KITCHEN_SINK")
    .map(([name, value]) => `${name}=${value ?? ""}`);
  return hashInputs(checkout, INPUTS, [version, ...settings.sort()]);
}
