import type { Release } from "../../src/config/release";

/**
 * The file behind a decoded path: the file itself, or the index.html of a page in either slash form
 * (ROU-03). Undefined where the release has none.
 */
export function pageFileOf(path: string, release: Release): string | undefined {
  const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}/index.html`];
  return candidates.find((candidate) => Object.hasOwn(release.files, candidate));
}
