import { existsSync } from "node:fs";
import { join } from "node:path";
import { decoded, paths } from "../../src/config/paths";
import { RELEASE_FILE, policyText, type Release } from "../../src/config/release";
import { pageFileOf } from "../releases/page-file";
import { readRelease } from "../releases/store";

/** A release as the server uses it: what it holds, and what follows from that, worked out once. */
export type ServedRelease = {
  root: string;
  release: Release;
  /** The file behind a decoded path, in either slash form of a page (ROU-03). */
  fileOf: (path: string) => string | undefined;
  /**
   * The spelling of a page's path that differs only in letter case or Unicode form, with the slash
   * form of the request kept (ROU-02). Undefined when the path is right or nothing is like it.
   */
  canonical: (path: string) => string | undefined;
  /** Where an address of earlier times leads now. */
  redirect: (path: string) => string | undefined;
  /** The Content-Security-Policy of a file. */
  policy: (file: string) => string;
};

/** Reads a release from its folder. Throws when there is none, or it is of another format. */
export function openRelease(root: string): ServedRelease {
  if (!existsSync(join(root, RELEASE_FILE))) {
    throw new Error(`There is no built site in ${root}; run "npm run build" first.`);
  }
  const release = readRelease(root);
  const routes = new Set(Object.keys(release.pages).flatMap(routeOf));
  const folded = new Map([...routes].map((route) => [fold(route), route]));
  const moved = new Map(
    release.redirects.map(({ from, to }) => [withoutSlash(fold(decoded(from))), decoded(to)]),
  );
  const policies = new Map<string, string>();
  return {
    root,
    release,
    fileOf: (path) =>
      `${path}/`.startsWith(paths.blogFallback()) ? undefined : pageFileOf(path, release),
    canonical: (path) => {
      const slash = path.endsWith("/") ? "/" : "";
      const route = slash ? path.slice(0, -1) : path;
      const known = routes.has(route) ? undefined : folded.get(fold(route));
      return known === undefined ? undefined : `${known}${slash}`;
    },
    redirect: (path) => moved.get(withoutSlash(fold(path))),
    policy: (file) => {
      const policy = policies.get(file) ?? policyOf(release, file);
      policies.set(file, policy);
      return policy;
    },
  };
}

/** The route of a page's file, without its last slash; none for the 404 page and the fallback. */
function routeOf(file: string): string[] {
  const route = /^(.*)\/index\.html$/.exec(file)?.[1];
  if (route === undefined || `${route}/` === paths.blogFallback()) return [];
  return [route];
}

function policyOf({ policy, pages, hashes }: Release, file: string): string {
  const { scripts = [], styles = [] } = pages[file] ?? {};
  const named = (numbers: readonly number[]) => numbers.flatMap((number) => hashes[number] ?? []);
  return policyText(policy, { scripts: named(scripts), styles: named(styles) });
}

function fold(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
