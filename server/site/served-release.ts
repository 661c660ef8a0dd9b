import {
  decodeUri,
  parseIpoKey,
  paths,
  toPathKey,
  stripSlash,
} from "../../src/shared/domain/paths";
import { addFramePolicy } from "../../src/shared/node/release/headers";
import {
  createPolicyText,
  type Release,
  type ReleaseFile,
} from "../../src/shared/node/release/release";
import {
  findPageFile,
  readContent,
  type Ending,
} from "../../src/shared/node/release/release-store";

/** Returns the path of a part of a file. */
type Locate = (path: string, file: ReleaseFile, ending: Ending) => string;

export type ServedRelease = ReturnType<typeof createReleaseLookups>;

/** Returns lookups of a release's files, redirects and policies by path. */
export function createReleaseLookups(
  { id, release, locate }: { id?: string; release: Release; locate: Locate },
  cmsOrigins: readonly string[] = [],
) {
  const routes = new Set(Object.keys(release.pages).flatMap(toRoutes));
  const routesByKey = new Map([...routes].map((route) => [toPathKey(route), route]));
  const redirects = new Map(
    release.redirects
      .filter(({ from }) => !from.includes("?"))
      .map(({ from, to }) => [toPathKey(decodeUri(from)), to === null ? null : decodeUri(to)]),
  );
  const ipos = new Map([...routes].flatMap((route) => listIpoEntry(route)));
  const queryRedirects = release.redirects.flatMap(readQueryRedirect);
  const policies = new Map<string, string>();
  return {
    id,
    release,
    locate,
    /** Returns the content of a page or its data, undefined if it is missing. */
    read: async (path: string): Promise<Buffer | undefined> => {
      const file = release.files[path];
      const read = file && readContent((ending) => locate(path, file, ending), file);
      return read?.catch(() => undefined);
    },
    /** Returns the file of a path in either slash form (ROU-03). */
    findFile: (path: string) =>
      `${path}/`.startsWith(paths.blogFallback()) ? undefined : findPageFile(path, release),
    /** Returns the page whose path differs in letter case or Unicode form only (ROU-02). */
    canonical: (path: string) => {
      const route = stripSlash(path);
      const page = routes.has(route) ? undefined : routesByKey.get(toPathKey(route));
      return page === undefined ? undefined : page + path.slice(route.length);
    },
    /** Returns the page of the IPO whose key is in the path, with any name (IPO-12). */
    ipoPage: (path: string) => ipos.get(parseIpoKey(path.toLowerCase()) ?? ""),
    /** Returns the target of an old address, null if it is gone (EDT-01, EDT-02). */
    redirect: (path: string) => redirects.get(toPathKey(path)),
    /** Returns the target of an address with a query, such as "/?p=77", and the rest of the query. */
    redirectQuery: (path: string, search: string) => {
      const params = new URLSearchParams(search);
      const match = queryRedirects.find(
        ({ key, query }) =>
          key === toPathKey(path) && query.every(([name, value]) => params.get(name) === value),
      );
      match?.query.forEach(([name]) => params.delete(name));
      return match && { to: match.to, search: params.size > 0 ? `?${params.toString()}` : "" };
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

function listIpoEntry(route: string): [key: string, page: string][] {
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
  const toHashes = (indexes: readonly number[]) => indexes.flatMap((at) => hashes[at] ?? []);
  const framePolicy = addFramePolicy(cmsOrigins, policy, file);
  return createPolicyText(framePolicy, { scripts: toHashes(scripts), styles: toHashes(styles) });
}
