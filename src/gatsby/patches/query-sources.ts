import type { PreprocessSourceArgs } from "gatsby";

const WANTED = /\bgraphql\s*`|<StaticImage\b|<Slice\b/;
const PAGES = /\/src\/(?:pages|templates)\//;

/**
 * Gatsby's preprocessSource, which lets its query compiler see an empty file in the place of one that
 * holds nothing for it. By itself it parses and walks each file that says "config" or "Head"
 * anywhere, at every build: 1 to 2 s, 200 files.
 */
export function preprocessSource({ filename, contents }: PreprocessSourceArgs): string | undefined {
  return WANTED.test(contents) || PAGES.test(filename) ? undefined : ";";
}
