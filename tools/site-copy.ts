import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * What a site build reads, beside node_modules of the checkout. The lock file is what Gatsby's
 * compiler takes for the root of a project: it looks through all that lies below, twice a build, and
 * a copy has neither packages nor releases there.
 */
const SOURCES = [
  "src",
  "content",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Copies the site's sources into a folder below the checkout (so that node_modules is found), where
 * a build has a cache and an output of its own. What is there already is brought up to date.
 */
export function copySite(checkout: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of SOURCES) {
    const [from, to] = [join(checkout, name), join(target, name)];
    removeGone(from, to);
    cpSync(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source, copy) => !isUpToDate(source, copy),
    });
  }
}

function removeGone(from: string, to: string): void {
  if (!statSync(to, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  }
}

function isUpToDate(source: string, copy: string): boolean {
  const [one, other] = [statSync(source), statSync(copy, { throwIfNoEntry: false })];
  if (one.isDirectory() || other === undefined) return false;
  // Copied times are whole milliseconds.
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 2;
}
