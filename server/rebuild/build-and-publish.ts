import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_MARKER } from "../../src/shared/release/release";
import { lockSiteFolder } from "../process/folder-lock";
import { waitForPreviousProcess } from "../process/pid-file";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { publish } from "../releases/publish";
import type { BuildResult } from "./queue";

/** How long a build may outlive the process that started it (exit-with-parent.cjs). */
const EXIT_LIMIT_MS = 15_000;

export type BuildOptions = {
  checkout: string;
  siteFolder: string;
  releases: string;
  log: string;
  env: NodeJS.Dict<string>;
  /** Milliseconds after which a build is ended with all it started. */
  limitMs: number;
  /** Names the sources and settings that a build is made of, as they are now. */
  inputs?: () => string;
  prepare?: () => void;
  /** A release of these inputs is live. */
  onPublished?: (inputs: string) => void;
};

/** The live release stays as it was whatever is thrown (UserFacingError or InvalidRelease). */
export async function buildAndPublish(
  options: BuildOptions,
  supervisor: ProcessSupervisor,
): Promise<BuildResult> {
  const { checkout, siteFolder, releases, log, env, limitMs } = options;
  const started = performance.now();
  const pidFile = `${log}.pid`;
  const lock = lockSiteFolder(checkout, siteFolder);
  try {
    await waitForPreviousProcess(pidFile, EXIT_LIMIT_MS);
    if (existsSync(join(siteFolder, BUILD_MARKER))) {
      // Cache and output go together: pages that no cache knows would stay in the output for ever.
      for (const name of [".cache", "public"]) {
        await rm(join(siteFolder, name), { recursive: true, force: true });
      }
    }
    const inputs = options.inputs?.() ?? "";
    options.prepare?.();
    await supervisor.run({
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
    options.onPublished?.(inputs);
    return { release: id, seconds, contentVersion, phases: { build, ...phases } };
  } finally {
    await rm(pidFile, { force: true });
    await lock.end();
  }
}
