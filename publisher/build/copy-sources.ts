import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The lock file makes the copy all that Gatsby's compiler looks through, not the whole checkout. */
export const SITE_SOURCES = [
  "src",
  "content",
  "static",
  "publisher/build/gatsby",
  "publisher/manifest",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Brings a copy up to date; below the checkout, so that node_modules is found. */
export function copySources(checkout: string, target: string): void {
  for (const name of SITE_SOURCES) {
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
