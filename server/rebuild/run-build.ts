import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_MARKER } from "../../src/config/release";
import { claimSiteFolder } from "../process/claim";
import { awaitPredecessor } from "../process/predecessor";
import { Running } from "../process/running";
import { publish } from "../releases/publish";
import type { BuildResult } from "./queue";

/** How long a build may outlive the process that started it (server/process/leash.cjs). */
const LEASH_MS = 15_000;

export type BuildOptions = {
  /** Absolute path of the project. */
  checkout: string;
  /** Folder that the site is built in. */
  siteFolder: string;
  /** Where releases are kept. */
  releases: string;
  /** The build's output, for an operator. */
  log: string;
  env: NodeJS.Dict<string>;
  /** Milliseconds that a build may take before it is ended with all it started. */
  limitMs: number;
  /** Brings the folder up to date before each build. */
  prepare?: () => void;
};

/**
 * Builds the site and publishes it; from nothing when the last build was cut short.
 * @throws Failure or UnfitRelease; the live release stays as it was
 */
export async function buildAndPublish(
  options: BuildOptions,
  running: Running,
): Promise<BuildResult> {
  const { checkout, siteFolder, releases, log, env, limitMs, prepare } = options;
  const started = performance.now();
  const pidFile = `${log}.pid`;
  const held = claimSiteFolder(checkout, siteFolder);
  try {
    await awaitPredecessor(pidFile, LEASH_MS);
    if (existsSync(join(siteFolder, BUILD_MARKER))) await removeOutput(siteFolder);
    prepare?.();
    await running.run({
      name: "The site build",
      args: [join(checkout, "node_modules/gatsby/cli.js"), "build"],
      cwd: siteFolder,
      // Releases are what our own server serves, whatever a checkout's settings say.
      env: { ...env, NODE_ENV: "production", CI: "true", ADAPTER: "release" },
      log,
      limitMs,
      pidFile,
    });
    const build = Math.round(performance.now() - started);
    const { id, release, phases } = await publish(join(siteFolder, "public"), releases);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const { contentVersion } = release;
    return { release: id, seconds, contentVersion, phases: { build, ...phases } };
  } finally {
    await rm(pidFile, { force: true });
    await held.end();
  }
}

/** Cache and output go together: pages that no cache knows would stay in the output for ever. */
async function removeOutput(siteFolder: string): Promise<void> {
  for (const name of [".cache", "public"]) {
    await rm(join(siteFolder, name), { recursive: true, force: true });
  }
}
