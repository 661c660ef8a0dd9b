import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** What a site build reads, beside node_modules of the checkout. */
const SOURCES = [
  "src",
  "content",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/**
 * Copies the site's sources into a folder below the checkout (so that node_modules is found), so
 * that a test or a bench builds with a cache and an output of its own.
 */
export function copySite(checkout: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of SOURCES) {
    cpSync(join(checkout, name), join(target, name), { recursive: true });
  }
}
