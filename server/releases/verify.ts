import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decoded } from "../../src/config/paths";
import type { Release } from "../../src/config/release";
import { pageFileOf } from "./page-file";
import { namesOf } from "./place-files";

/** A build that must not be published; each line says what is wrong. */
export class UnfitRelease extends Error {
  override name = "UnfitRelease";

  constructor(readonly faults: readonly string[]) {
    const shown = faults.slice(0, MOST_FAULTS);
    const more = faults.length > shown.length ? [`… and ${faults.length - shown.length} more`] : [];
    super(
      ["The build is not published:", ...[...shown, ...more].map((line) => `  ${line}`)].join("\n"),
    );
  }
}

const MOST_FAULTS = 20;
const SAMPLED_PAGES = 100;

export type Verification = {
  root: string;
  release: Release;
  /** What the live release holds; undefined for the first one. */
  live: Release | undefined;
  /** Paths that differ from the live release: only these are read. */
  changed: readonly string[];
  /** Paths that were there before the release was put together: they are looked for once more. */
  kept?: readonly string[];
  /** The operator says that fewer posts are meant. */
  allowFewerPosts?: boolean;
};

/**
 * Checks a release before a visitor gets it: every file is there with its length, every page it
 * brings has a title, sampled links lead somewhere, no post was lost on the way.
 * @throws UnfitRelease with every fault
 */
export function verifyRelease(verification: Verification): void {
  const { root, release, changed, kept = [] } = verification;
  const faults = [
    ...missingFiles(root, release, new Set([...changed, ...kept])),
    ...pageFaults(root, release, changed),
    ...lostPosts(verification),
  ];
  if (faults.length > 0) throw new UnfitRelease(faults);
}

/** What was linked is there by the act of linking; what was copied or kept is looked at. */
function missingFiles(root: string, release: Release, paths: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  for (const needed of ["/index.html", "/404.html"]) {
    if (!release.files[needed]) faults.push(`${needed} was not built`);
  }
  for (const path of paths) {
    const file = release.files[path];
    if (!file) continue;
    for (const name of namesOf(path, file)) {
      const size = statSync(join(root, name), { throwIfNoEntry: false })?.size;
      if (size === undefined) faults.push(`${name} is missing`);
      else if (name === path && size !== file.size) {
        faults.push(`${name} has ${size} bytes instead of ${file.size}`);
      }
    }
  }
  return faults;
}

function pageFaults(root: string, release: Release, changed: readonly string[]): string[] {
  const pages = changed.filter((path) => path in release.pages && existsSync(join(root, path)));
  return pages.flatMap((path, index) => {
    const html = readFileSync(join(root, path), "utf8");
    const untitled = /<title[^>]*>\s*[^<\s]/.test(html) ? [] : [`${path} has no title`];
    const dead = index < SAMPLED_PAGES ? deadLinks(html, release) : [];
    return [...untitled, ...dead.map((link) => `${path} links to ${link}, which leads nowhere`)];
  });
}

/** Links of a page to addresses of this site that no file answers. */
function deadLinks(html: string, release: Release): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)].map(
    ([, href = ""]) => href,
  );
  return [...new Set(links)].filter((href) => {
    const path = decoded(href.replaceAll("&amp;", "&").split(/[?#]/)[0] ?? "");
    if (path.startsWith("/api/") || path.startsWith("/blog/")) return false;
    return pageFileOf(path, release) === undefined;
  });
}

/**
 * Fewer posts than are live are right only where the API has just as few: otherwise a pull was cut
 * short, and publishing would take pages away.
 */
function lostPosts({ release, live, allowFewerPosts }: Verification): string[] {
  if (live === undefined || allowFewerPosts || release.posts >= live.posts) return [];
  if (release.contentPosts !== null && release.contentPosts <= release.posts) return [];
  const known =
    release.contentPosts === null
      ? "the API does not say how many there should be"
      : `the API has ${release.contentPosts}`;
  return [
    `it has ${release.posts} posts, ${live.posts} are live, and ${known}; if posts were removed on purpose, publish with --allow-fewer-posts`,
  ];
}
