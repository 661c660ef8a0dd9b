import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../../src/shared/contract/rebuild";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import {
  createReleaseId,
  listReleaseIds,
  readLiveRelease,
  readPointer,
  findPageFile,
} from "../../src/shared/node/release/release-store";
import { PendingApprovalError, countLostPosts } from "./pending-approval";
import { DiskStore, copyMissing, openBuilt } from "./store";
import { nameRelease } from "./release-name";
import { makeLive, runExclusive, type BeforeLive } from "./switch";
import { pruneFolder } from "./upkeep";
import { decodeUri, toPathKey } from "../../src/shared/domain/paths";

export type Published = { id: string; release: Release; changed: number };

type PublishOptions = {
  allowFewerPosts?: boolean;
  now?: Date;
  beforeLive?: BeforeLive;
  changes?: readonly Change[];
};

/** Checks, stores and activates a build. Throws InvalidRelease or PendingApprovalError. */
export async function publishRelease(
  built: string,
  folder: string,
  options: PublishOptions = {},
): Promise<Published> {
  if (!existsSync(join(built, RELEASE_FILE))) {
    throw new Error(
      `There is no built site in ${built}; run npm run build before npm run releases -- publish.`,
    );
  }
  return runExclusive(() => publishBuilt(built, folder, options));
}

async function publishBuilt(
  built: string,
  folder: string,
  { allowFewerPosts = false, now = new Date(), beforeLive, changes = [] }: PublishOptions,
): Promise<Published> {
  const opened = openBuilt(built);
  const { manifest, release } = opened;
  const live = readLiveRelease(folder)?.release;
  const changed = Object.keys(release.files).filter(
    (path) => live?.files[path]?.etag !== release.files[path]?.etag,
  );
  const warnings = verifyRelease({ root: built, release, live, changed, allowFewerPosts });
  for (const warning of warnings) console.warn(`Warning about the build: ${warning}.`);
  const store = new DiskStore(folder);
  await copyMissing(opened, store).catch(async (error: unknown) => {
    // Its files would fill a full disk until the next release.
    await pruneFolder(folder).catch(console.error);
    throw error;
  });
  const id = createReleaseId(now, listReleaseIds(folder));
  const name = nameRelease(
    changes,
    release.content === live?.content ? undefined : release.content,
  );
  const pointer = readPointer(folder);
  const lost = allowFewerPosts ? 0 : countLostPosts(release, live);
  if (lost > 0 && pointer) {
    await store.writePointer({ ...pointer, pending: { id, manifest, name } });
    throw new PendingApprovalError({ id, posts: release.posts, lost });
  }
  await makeLive({ id, manifest, name, folder, release }, beforeLive);
  return { id, release, changed: changed.length };
}

const MAX_SHOWN_PROBLEMS = 20;
const MAX_SAMPLED_PAGES = 100;
const REQUIRED = ["/index.html", "/404.html"];

class InvalidRelease extends Error {
  override name = "InvalidRelease";

  constructor(readonly problems: readonly string[]) {
    const shown = problems.slice(0, MAX_SHOWN_PROBLEMS);
    const more = problems.length - shown.length;
    const lines = more > 0 ? [...shown, `… and ${more} more`] : shown;
    super(["The build is not published:", ...lines.map((line) => `  ${line}`)].join("\n"));
  }
}

type Verification = {
  root: string;
  release: Release;
  live: Release | undefined;
  /** Only these files are read. */
  changed: readonly string[];
  allowFewerPosts?: boolean;
};

/** Returns warnings about links in records, which editors can fix. Throws if it cannot go live. */
function verifyRelease(verification: Verification): string[] {
  const { root, release, changed } = verification;
  const pages = findPageProblems(root, release, changed);
  const problems = [
    ...REQUIRED.filter((path) => !release.files[path]).map((path) => `${path} was not built`),
    ...pages.errors,
    ...findLostPosts(verification),
  ];
  if (problems.length > 0) throw new InvalidRelease(problems);
  return pages.warnings;
}

/** A page's own content; the rest is equal on all pages. */
const MAIN = /<main\b.*<\/main>/s;

function findPageProblems(root: string, release: Release, changed: readonly string[]) {
  const problems: Record<"errors" | "warnings", string[]> = { errors: [], warnings: [] };
  const pages = changed.filter((path) => path in release.pages);
  // The site server redirects old addresses and other spellings.
  const routes = Object.keys(release.pages).map((path) => path.replace(/index\.html$/, ""));
  const redirects = release.redirects.map(({ from }) => decodeUri(from));
  const routeKeys = new Set([...routes, ...redirects].map(toPathKey));
  pages.forEach((path, index) => {
    const html = readFileSync(join(root, path), "utf8");
    if (!/<title[^>]*>\s*[^<\s]/.test(html)) problems.errors.push(`${path} has no title`);
    if (index >= MAX_SAMPLED_PAGES) return;
    const describeLink = (link: string) => `${path} links to ${link}, which leads nowhere`;
    const inLayout = new Set(findDeadLinks(html.replace(MAIN, ""), release, routeKeys));
    const inMain = findDeadLinks(MAIN.exec(html)?.[0] ?? "", release, routeKeys);
    problems.errors.push(...[...inLayout].map(describeLink));
    problems.warnings.push(...inMain.filter((link) => !inLayout.has(link)).map(describeLink));
  });
  return problems;
}

function findDeadLinks(html: string, release: Release, routeKeys: ReadonlySet<string>): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)].map(
    ([, href = ""]) => href,
  );
  return [...new Set(links)].filter((href) => {
    const path = decodeUri(href.replaceAll("&amp;", "&").split(/[?#]/)[0] ?? "");
    if (path.startsWith("/api/") || path.startsWith("/blog/")) return false;
    return findPageFile(path, release) === undefined && !routeKeys.has(toPathKey(path));
  });
}

/** Allows fewer posts only if the API has as few, as a pull may have been truncated. */
function findLostPosts({ release, live, allowFewerPosts }: Verification): string[] {
  const { posts, contentPosts } = release;
  if (live === undefined || allowFewerPosts || posts >= live.posts) return [];
  if (contentPosts !== null && contentPosts <= posts) return [];
  const expectation =
    contentPosts === null ? "the API does not say how many it has" : `the API has ${contentPosts}`;
  return [
    `it has ${posts} posts, ${live.posts} are live, and ${expectation}; if posts were removed on purpose, publish with --allow-fewer-posts`,
  ];
}
