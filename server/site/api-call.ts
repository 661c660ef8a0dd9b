import { createBlogListCall } from "../../src/shared/domain/blog-list";
import { authorsEndpoint } from "../../src/shared/contract/authors";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogPreviewEndpoint } from "../../src/shared/contract/blog-preview";
import {
  blogEndpoint,
  blogsEndpoint,
  categoryBlogsEndpoint,
} from "../../src/shared/contract/blogs";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import { resources } from "../../src/shared/contract/resources";
import { videoSearchEndpoint } from "../../src/shared/contract/videos";
import { PAGE_SIZE } from "../../src/shared/domain/pagination";
import { stripSlash } from "../../src/shared/domain/paths";

/** "single" calls have one response each, other kinds many. */
type CallKind = "single" | "post" | "list" | "category-list" | "videos";

type ContractCall = { path: string; kind: CallKind; query?: readonly string[] };

const LIST_QUERY = ["limit", "page"];
const VIDEO_QUERY = ["channelId", "key", "maxResults", "order", "pageToken", "part", "type"];
const REDIRECTS_QUERY = ["from", "page"];
const NUMBERS = new Set(["limit", "maxResults", "page"]);

const PAGED: ContractCall[] = [
  { path: blogsEndpoint.path, kind: "list", query: LIST_QUERY },
  { path: categoryBlogsEndpoint.path, kind: "category-list", query: LIST_QUERY },
  { path: videoSearchEndpoint.path, kind: "videos", query: VIDEO_QUERY },
  { path: redirectsEndpoint.path, kind: "single", query: REDIRECTS_QUERY },
];
const SINGLE_PATHS = [
  ...[authorsEndpoint, blogCategoriesEndpoint].map(({ path }) => path),
  ...Object.values(resources).map(({ toCall }) => toCall({}).replace(/\?.*/, "")),
];
/** The GET calls of the contract whose responses may be cached. The first match counts. */
const CALLS = [
  ...PAGED,
  { path: blogEndpoint.path, kind: "post" } satisfies ContractCall,
  ...SINGLE_PATHS.map((path): ContractCall => ({ path, kind: "single" })),
].map((call) => ({ ...call, pattern: toPattern(call.path) }));

/** Returns the canonical spelling of a call whose response visitors share, else undefined. */
export function toCacheableRequest(path: string, query: URLSearchParams): string | undefined {
  const barePath = stripSlash(path);
  if (!/^\/api\/./.test(path) || barePath === blogPreviewEndpoint.path) return undefined;
  // Files may be large, so they stream from the CMS.
  if (path.startsWith("/api/media/")) return undefined;
  const call = findCall(barePath);
  const sharedQuery = new URLSearchParams();
  for (const name of call?.query ?? []) {
    const value = query.get(name);
    if (value) sharedQuery.set(name, NUMBERS.has(name) ? toCanonicalNumber(value) : value);
  }
  const spelling = call === undefined ? path : barePath + (call.path.endsWith("/") ? "/" : "");
  const address = spelling.normalize("NFC").split("/").map(encodeURIComponent).join("/");
  return sharedQuery.size > 0 ? `${address}?${sharedQuery.toString()}` : address;
}

/** Returns the kind of a call that the site makes; only these have snapshots (API-05). */
export function getSiteCallKind(spelling: string): CallKind | undefined {
  const { pathname, searchParams } = new URL(spelling, "http://api");
  const call = findCall(stripSlash(pathname));
  if (call === undefined || call.query === undefined) return call?.kind;
  if (call.kind === "single") return searchParams.size === 0 ? "single" : undefined;
  if (call.kind === "videos") {
    const pageToken = searchParams.get("pageToken") ?? undefined;
    if (toCanonicalCall(resources.videos.toCall({ pageToken })) !== spelling) return undefined;
    return pageToken === undefined ? "single" : "videos";
  }
  const categoryId = call.pattern.exec(pathname)?.[1] ?? null;
  const page = Number(searchParams.get("page") ?? 1);
  const limit = Number(searchParams.get("limit"));
  const lastPage = Math.ceil((page * limit) / PAGE_SIZE);
  const { address } = createBlogListCall({ page: lastPage, categoryId });
  return toCanonicalCall(address) === spelling ? call.kind : undefined;
}

function findCall(path: string) {
  return CALLS.find(({ pattern }) => pattern.test(path));
}

function toCanonicalCall(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://api");
  return toCacheableRequest(decodeURIComponent(pathname), searchParams);
}

/** Keeps text that is not a number, which the API refuses. */
function toCanonicalNumber(value: string): string {
  return /^\d{1,9}$/.test(value) ? String(Number(value)) : value;
}

/** Matches a call's path without its final slash. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${stripSlash(path).replace(/:\w+/g, "([^/]+)")}$`);
}
