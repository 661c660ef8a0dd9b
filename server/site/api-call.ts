import { blogsEndpoint, categoryBlogsEndpoint } from "../../src/shared/contract/blogs";
import { blogPreviewEndpoint } from "../../src/shared/contract/blog-preview";
import { videoSearchEndpoint } from "../../src/shared/contract/videos";

/** Calls whose answer depends on a query, and what they know of it. */
const QUERIES = [
  { endpoint: blogsEndpoint, names: ["limit", "page"] },
  { endpoint: categoryBlogsEndpoint, names: ["limit", "page"] },
  {
    endpoint: videoSearchEndpoint,
    names: ["channelId", "key", "maxResults", "order", "pageToken", "part", "type"],
  },
].map(({ endpoint, names }) => ({ pattern: patternOf(endpoint.path), names }));

/**
 * The one spelling of a call that anybody may share, else undefined: what its endpoint does not know
 * of a query is left out, and what it knows stands in one order.
 * @param path decoded, as `sitePath`
 */
export function sharedCall(path: string, query: URLSearchParams): string | undefined {
  const bare = path.replace(/\/$/, "");
  if (!/^\/api\/./.test(path) || bare === blogPreviewEndpoint.path) return undefined;
  // Files stream from the CMS, and may be large.
  if (path.startsWith("/api/media/")) return undefined;
  const known = QUERIES.find(({ pattern }) => pattern.test(bare))?.names ?? [];
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  const address = path.split("/").map(encodeURIComponent).join("/");
  return kept.size > 0 ? `${address}?${kept.toString()}` : address;
}

/** Matches a call's decoded path, less its last slash. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, "").replace(/:\w+/g, "[^/]+")}$`);
}
