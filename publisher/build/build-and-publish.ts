import { join } from "node:path";
import type { Change } from "../../src/shared/contract/rebuild";
import { findDifferences } from "../../src/shared/domain/differences";
import type { Release } from "../../src/shared/node/release/release";
import { removePendingApproval } from "../release/pending-approval";
import { DiskStore, openBuilt, repairFiles } from "../release/store";
import { runExclusive, type BeforeLive } from "../release/switch";
import { publishRelease } from "../release/publish";
import { readLiveRelease, readRelease } from "../../src/shared/node/release/release-store";
import type { BuildKind, BuildOptions, SiteBuilder } from "./site-builder";

type Folders = Pick<BuildOptions, "siteFolder" | "releases"> & {
  /** Also called with the live release if a build equals it. */
  beforeLive?: BeforeLive;
};
export type BuildResult = BuildKind & {
  release: string;
  seconds: number;
  contentVersion: string | null;
  /** Files that differ from the live release; only after a comparable build from scratch. */
  differences?: string[];
};

type RebuildOptions = { fromScratch?: boolean; changes?: readonly Change[] };

/** Returns the build and the live release. Throws if the build fails or cannot go live. */
export async function buildAndPublish(
  builder: SiteBuilder,
  folders: Folders,
  options: RebuildOptions = {},
): Promise<BuildResult> {
  const result = await buildRelease(builder, folders, options);
  builder.recordRelease(result.release);
  return result;
}

async function buildRelease(
  builder: SiteBuilder,
  { siteFolder, releases, beforeLive }: Folders,
  options: RebuildOptions,
): Promise<BuildResult> {
  const startMs = performance.now();
  const kind = await builder.build(options);
  const output = join(siteFolder, "public");
  if (options.fromScratch) await repairStored(output, releases);
  const live = readLiveRelease(releases);
  const release = readRelease(output);
  const { contentVersion } = release;
  // Builds of the same content must be equal; any difference is a fault of one of them.
  const differences =
    live?.release.contentVersion === contentVersion
      ? findDifferences(listState(live.release), listState(release))
      : undefined;
  const getSeconds = () => Math.round((performance.now() - startMs) / 100) / 10;
  if (live && differences?.length === 0) {
    // An equal build makes no new release, for example after the builder's process is replaced.
    await runExclusive(async () => {
      await beforeLive?.(live);
      await removePendingApproval(releases);
    });
    return { ...kind, release: live.id, seconds: getSeconds(), contentVersion };
  }
  // After a rollback or a manual publish the live release may come from other code.
  const isFromBuilder = live !== undefined && live.id === builder.release;
  const { id } = await publishRelease(output, releases, { beforeLive, changes: options.changes });
  return {
    ...kind,
    release: id,
    seconds: getSeconds(),
    contentVersion,
    // Without a version the content may differ.
    ...(kind.kind === "full" && kind.comparable && isFromBuilder && contentVersion !== null
      ? { differences }
      : {}),
  };
}

/** Replaces damaged files of releases by the output's, each night. */
async function repairStored(output: string, releases: string): Promise<void> {
  const repair = () => repairFiles(openBuilt(output), new DiskStore(releases));
  const repaired = await runExclusive(repair);
  for (const key of repaired) console.warn(`Replaced a damaged file of the releases: ${key}.`);
}

/** Returns each file's ETag by path, and each setting as JSON by name. */
function listState({
  files,
  redirects,
  policy,
  headers,
  content = "",
}: Release): Record<string, string> {
  const etags = Object.entries(files).map(([path, { etag }]) => [path, etag]);
  const settings = Object.entries({ redirects, policy, headers, content });
  return Object.fromEntries([
    ...etags,
    ...settings.map(([name, value]) => [name, JSON.stringify(value)]),
  ]);
}
