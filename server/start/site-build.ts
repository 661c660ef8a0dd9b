import { join } from "node:path";
import { readEnvironment } from "../../src/shared/environment/environment";
import { fetchContentVersion } from "../../src/shared/fetch-content-version";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { buildAndPublish, type BuildOptions } from "../rebuild/build-and-publish";
import { copySources, SITE_SOURCES } from "../rebuild/copy-sources";
import { liveRelease, newestRelease } from "../releases/store";
import { hashInputs, storedHash } from "./input-hash";
import type { Settings } from "./settings";
import type { Note } from "./step";

export function hasBuiltSite(dataDir: string): boolean {
  return liveRelease(join(dataDir, "releases")) !== undefined;
}

/** Where only the content is newer, the poll builds it while the live release is served. */
export async function buildSite(
  settings: Settings,
  supervisor: ProcessSupervisor,
  note: Note,
): Promise<void> {
  const { dataDir, apiHost, env } = settings;
  const stored = storedHash(join(dataDir, "stamps/site.sha256"));
  const inputs = siteInputs(settings);
  if (hasBuiltSite(dataDir) && stored.matches(inputs)) {
    const version = (await fetchContentVersion(apiHost))?.version;
    const newest = newestRelease(join(dataDir, "releases"))?.release.contentVersion;
    if (version !== undefined && version === newest) return note("unchanged");
    if (version !== undefined && readEnvironment(env).rebuildPoll > 0) {
      return note("newer content follows while the site is served");
    }
  }
  stored.remove();
  await buildAndPublish(buildOptions(settings), supervisor);
  stored.write(inputs);
}

export function buildOptions({ checkout, siteFolder, dataDir, env }: Settings): BuildOptions {
  return {
    checkout,
    siteFolder,
    releases: join(dataDir, "releases"),
    log: join(dataDir, "logs/site-build.log"),
    env,
    limitMs: readEnvironment(env).buildTimeout,
    prepare: () => copySources(checkout, siteFolder),
  };
}

function siteInputs({ checkout, env }: Settings): string {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_"))
    .map(([name, value]) => `${name}=${value ?? ""}`);
  return hashInputs(checkout, SITE_SOURCES, settings.sort());
}
