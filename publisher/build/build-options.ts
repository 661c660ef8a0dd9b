import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { buildAndPublish } from "./build-and-publish";
import { copySources, SITE_SOURCES } from "./copy-sources";
import { SiteBuilder, type BuildOptions } from "./site-builder";
import { hashInputs, readStoredHash } from "../../server/process/input-hash";
import type { Settings } from "../../server/process/settings";

/** Builds and publishes once, without queue and warm process. */
export async function buildSite(settings: Settings, supervisor: ProcessSupervisor): Promise<void> {
  const options = { ...toBuildOptions(settings), warm: undefined };
  await buildAndPublish(new SiteBuilder(options, supervisor), options);
}

/** Returns the options of builds in the data folder. `getContent`: the folder with the content/ to build. */
export function toBuildOptions(
  settings: Settings,
  getContent: () => string = () => settings.checkout,
): BuildOptions {
  const { checkout, siteFolder, dataDir, env } = settings;
  const { buildTimeoutMs, warmBuild } = readEnvironment(env);
  return {
    checkout,
    siteFolder,
    releases: join(dataDir, "releases"),
    env,
    limitMs: buildTimeoutMs,
    warm: warmBuild ?? undefined,
    hashInputs: () => hashSiteInputs(settings, getContent()),
    prepare: () => copySources(checkout, siteFolder, getContent()),
    onPublished: (inputs) => readSiteStamp(settings).write(inputs),
  };
}

/** Returns the stored hash of the newest release's inputs. */
export function readSiteStamp({ dataDir }: Settings) {
  return readStoredHash(join(dataDir, "stamps/site.sha256"));
}

/** Returns the hash of the sources and settings of a build. */
export function hashSiteInputs({ checkout, env }: Settings, content = checkout): string {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_"))
    .map(([name, value]) => `${name}=${value ?? ""}`);
  // A commit never changes.
  const values = content === checkout ? [] : [content];
  return hashInputs(checkout, SITE_SOURCES, [...settings.sort(), ...values]);
}
