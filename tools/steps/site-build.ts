import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Running } from "../process/running";
import { claimGatsby } from "./claim";
import { contentVersion } from "./content-version";
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

/** Where the last complete build is kept; the site is served from there, never from public/. */
export function builtSite(dataDir: string): string {
  return join(dataDir, "site");
}

/** True when there is a complete build to serve. */
export function hasBuiltSite(dataDir: string): boolean {
  return existsSync(join(builtSite(dataDir), "404.html"));
}

/**
 * Builds the site unless the kept build stands for the same sources, settings and content, and
 * keeps the new one only once it is complete.
 * @throws Failure with the build's last lines; the kept build stays as it was
 */
export async function buildSite(
  settings: Settings,
  running: Running,
  note: (text: string) => void,
): Promise<void> {
  const { dataDir, siteFolder } = settings;
  const stamp = stampIn(join(dataDir, "stamps/site.sha256"));
  const inputs = await siteInputs(settings);
  if (hasBuiltSite(dataDir) && inputs !== undefined && stamp.matches(inputs)) {
    return note("unchanged");
  }
  // A copy of the sources has a cache of its own; the checkout's is shared with `npm run develop`.
  const held = siteFolder === settings.checkout ? claimGatsby(settings.checkout) : undefined;
  try {
    await running.run({
      name: "The site build",
      args: [join(settings.checkout, "node_modules/gatsby/cli.js"), "build"],
      cwd: siteFolder,
      env: { ...settings.env, NODE_ENV: "production", CI: "true" },
      log: join(dataDir, "logs/site-build.log"),
    });
    stamp.remove();
    keep(join(siteFolder, "public"), builtSite(dataDir));
    if (inputs !== undefined) stamp.write(inputs);
  } finally {
    await held?.end();
  }
}

/** Undefined when the API does not tell its content version: then every start builds. */
async function siteInputs({ checkout, apiHost, env }: Settings): Promise<string | undefined> {
  const version = await contentVersion(apiHost);
  if (version === undefined) return undefined;
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_") || name === "KITCHEN_SINK")
    .map(([name, value]) => `${name}=${value ?? ""}`);
  return hashInputs(checkout, INPUTS, [version, ...settings.sort()]);
}

function keep(output: string, kept: string): void {
  const [coming, going] = [`${kept}.new`, `${kept}.old`];
  for (const folder of [coming, going]) rmSync(folder, { recursive: true, force: true });
  cpSync(output, coming, { recursive: true, preserveTimestamps: true });
  if (existsSync(kept)) renameSync(kept, going);
  renameSync(coming, kept);
  rmSync(going, { recursive: true, force: true });
}
