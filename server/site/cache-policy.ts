const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * The cache-control value of a built file. Gatsby puts a content hash of 20 hex digits in the
 * names of its scripts and styles and one in the folder below /static; everything else may
 * change with the next build.
 */
export function cachePolicy(file: string): string {
  const hashed = /^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$/.test(file) || file.startsWith("/static/");
  return hashed ? FOR_EVER : ASK_EACH_TIME;
}
