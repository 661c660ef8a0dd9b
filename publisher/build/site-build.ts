import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { buildAndPublish } from "./build-and-publish";
import { copySources, SITE_SOURCES } from "./copy-sources";
import { isBuilt } from "../queue/is-built";
import { SiteBuilder, type BuildOptions } from "./site-builder";
import {
  isRolledBack,
  liveRelease,
  newestRelease,
} from "../../src/shared/node/release/release-store";
import { hashInputs, storedHash } from "../../server/start/input-hash";
import type { Settings } from "../../server/start/settings";

export function hasBuiltSite(dataDir: string): boolean {
  return liveRelease(join(dataDir, "releases")) !== undefined;
}

export async function buildSite(settings: Settings, supervisor: ProcessSupervisor): Promise<void> {
  // Its process ends: the server's own stays for what changes while it serves.
  const options = { ...buildOptions(settings), warm: undefined };
  await buildAndPublish(new SiteBuilder(options, supervisor), options);
}

/**
 * True where sources, settings or content are other than those of the newest release, or unknown; content
 * that is unknown, or of another day, is no reason to undo a roll-back.
 */
export async function isSiteStale(settings: Settings): Promise<boolean> {
  const { dataDir, apiHost } = settings;
  if (!stampOf(settings).matches(siteInputs(settings))) return true;
  const version = (await fetchContentVersion(apiHost))?.version;
  const releases = join(dataDir, "releases");
  const newest = newestRelease(releases)?.release.contentVersion ?? null;
  const rolledBack = () => isRolledBack(releases);
  return version === undefined ? !rolledBack() : !isBuilt(version, newest, rolledBack);
}

export function buildOptions(settings: Settings): BuildOptions {
  const { checkout, siteFolder, dataDir, env } = settings;
  const { buildTimeout, warmBuild } = readEnvironment(env);
  return {
    checkout,
    siteFolder,
    releases: join(dataDir, "releases"),
    log: join(dataDir, "logs/site-build.log"),
    env,
    limitMs: buildTimeout,
    warm: warmBuild ?? undefined,
    inputs: () => siteInputs(settings),
    prepare: () => copySources(checkout, siteFolder),
    onPublished: (inputs) => stampOf(settings).write(inputs),
  };
}

function stampOf({ dataDir }: Settings) {
  return storedHash(join(dataDir, "stamps/site.sha256"));
}

function siteInputs({ checkout, env }: Settings): string {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_"))
    .map(([name, value]) => `${name}=${value ?? ""}`);
  return hashInputs(checkout, SITE_SOURCES, settings.sort());
}
