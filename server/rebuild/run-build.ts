import { join } from "node:path";
import { claimGatsby } from "../process/claim";
import { Running } from "../process/running";
import { publish } from "../releases/publish";
import type { BuildResult } from "./queue";

export type BuildOptions = {
  /** Absolute path of the project. */
  checkout: string;
  /** Folder that the site is built in: the project, or a copy of it. */
  siteFolder: string;
  /** Where releases are kept. */
  releases: string;
  /** The build's output, for an operator. */
  log: string;
  env: NodeJS.Dict<string>;
  /** Milliseconds that a build may take before it is ended with all it started. */
  limitMs: number;
};

/**
 * Builds the site and publishes it.
 * @throws Failure or UnfitRelease; the live release stays as it was
 */
export async function buildAndPublish(
  options: BuildOptions,
  running: Running,
): Promise<BuildResult> {
  const { checkout, siteFolder, releases, log, env, limitMs } = options;
  const started = performance.now();
  const held = siteFolder === checkout ? claimGatsby(checkout) : undefined;
  try {
    const program = running.run({
      name: "The site build",
      args: [join(checkout, "node_modules/gatsby/cli.js"), "build"],
      cwd: siteFolder,
      env: { ...env, NODE_ENV: "production", CI: "true" },
      log,
      limitMs,
    });
    await program;
    const { id, release } = await publish(join(siteFolder, "public"), releases);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { release: id, seconds, contentVersion: release.contentVersion };
  } finally {
    await held?.end();
  }
}
