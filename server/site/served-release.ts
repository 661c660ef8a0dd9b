import {
  decodeUri,
  parseIpoKey,
  paths,
  toPathKey,
  stripSlash,
} from "../../src/shared/domain/paths";
import { addFramePolicy } from "../../src/shared/node/release/framing";
import { createPolicyText, type Release } from "../../src/shared/node/release/release";
import { findPageFile, type StoredRelease } from "../../src/shared/node/release/release-store";

export type ServedRelease = ReturnType<typeof serveRelease>;

export function serveRelease(
  { root, release }: Omit<StoredRelease, "id">,
  cmsOrigins: readonly string[] = [],
) {
  const routes = new Set(Object.keys(release.pages).flatMap(toRoutes));
  const folded = new Map([...routes].map((route) => [toPathKey(route), route]));
  const redirects = new Map(
    release.redirects
      .filter(({ from }) => !from.includes("?"))
      .map(({ from, to }) => [toPathKey(decodeUri(from)), to === null ? null : decodeUri(to)]),
  );
  const ipos = new Map([...routes].flatMap((route) => ipoEntry(route)));
  const queryRedirects = release.redirects.flatMap(readQueryRedirect);
  const policies = new Map<string, string>();
  return {
    root,
    release,
    /** Returns the file of a path in either slash form (ROU-03). */
    findFile: (path: string) =>
      `${path}/`.startsWith(paths.blogFallback()) ? undefined : findPageFile(path, release),
    /** Returns the page whose path differs in letter case or Unicode form only (ROU-02). */
    canonical: (path: string) => {
      const route = stripSlash(path);
      const known = routes.has(route) ? undefined : folded.get(toPathKey(route));
      return known === undefined ? undefined : known + path.slice(route.length);
    },
    /** Returns the page of the IPO whose key is in the path, with any name (IPO-12). */
    ipoPage: (path: string) => ipos.get(parseIpoKey(path.toLowerCase()) ?? ""),
    /** Returns the target of an old address, null if it is gone (EDT-01, EDT-02). */
    redirect: (path: string) => redirects.get(toPathKey(path)),
    /** Returns the target of an address with a query, such as "/?p=77", and the rest of the query. */
    redirectQuery: (path: string, search: string) => {
      const params = new URLSearchParams(search);
      const found = queryRedirects.find(
        ({ key, query }) =>
          key === toPathKey(path) && query.every(([name, value]) => params.get(name) === value),
      );
      found?.query.forEach(([name]) => params.delete(name));
      return found && { to: found.to, search: params.size > 0 ? `?${params.toString()}` : "" };
    },
    policy: (file: string) => {
      const policy = policies.get(file) ?? createPolicy(release, file, cmsOrigins);
      policies.set(file, policy);
      return policy;
    },
  };
}

function readQueryRedirect({ from, to }: Release["redirects"][number]) {
  const [path = "", query] = from.split("?");
  if (query === undefined || to === null) return [];
  return [
    { key: toPathKey(decodeUri(path)), query: [...new URLSearchParams(query)], to: decodeUri(to) },
  ];
}

function ipoEntry(route: string): [key: string, page: string][] {
  const key = parseIpoKey(route);
  return key === null ? [] : [[key, `${route}/`]];
}

function toRoutes(file: string): string[] {
  const route = /^(.*)\/index\.html$/.exec(file)?.[1];
  return route === undefined || `${route}/` === paths.blogFallback() ? [] : [route];
}

function createPolicy(
  { policy, pages, hashes }: Release,
  file: string,
  cmsOrigins: readonly string[],
): string {
  const { scripts = [], styles = [] } = pages[file] ?? {};
  const named = (numbers: readonly number[]) => numbers.flatMap((number) => hashes[number] ?? []);
  const framed = addFramePolicy(cmsOrigins, policy, file);
  return createPolicyText(framed, { scripts: named(scripts), styles: named(styles) });
}
