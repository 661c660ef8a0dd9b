import type { PreprocessSourceArgs } from "gatsby";

const WANTED = /\bgraphql\s*`|<StaticImage\b|<Slice\b/;
const PAGES = /\/src\/(?:pages|templates)\//;

/**
 * Gatsby's preprocessSource: shows Gatsby's query compiler an empty file instead of one without
 * queries. Without this, Gatsby parses each file that contains "config" or "Head" at every build: 1
 * to 2 s, 200 files.
 */
export function preprocessSource({ filename, contents }: PreprocessSourceArgs): string | undefined {
  return WANTED.test(contents) || PAGES.test(filename) ? undefined : ";";
}
