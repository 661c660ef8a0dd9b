import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isObject } from "../../src/shared/contract/response";
import { blogEndpoint } from "../../src/shared/contract/blogs";
import { redirectsEndpoint, type Redirect } from "../../src/shared/contract/redirects";
import { SNAPSHOT_HEADER } from "../../src/shared/contract/snapshot";
import { paths, toPathKey, decodeUri } from "../../src/shared/domain/paths";
import { sendRedirect, sendPlain } from "./responses";
import type { ServedRelease } from "./served-release";
import type { ApiResponse } from "./api-reader";
import { FALLBACK, type SiteFiles } from "./site-files";
import { parseUrl } from "../../src/shared/contract/address";

/** Returns the body of an API call, or null for an unknown record. */
type FetchBody = (address: string) => Promise<unknown>;

type FallbackPost = {
  slug: string;
  /** The address that a build would give the post. */
  page: string;
  part: "document" | "page-data";
};

const POST = /^\/blog\/([^/]+)\/?$/;
const PAGE_DATA = /^\/page-data(\/.+\/)page-data\.json$/;
const FALLBACK_DATA = `/page-data${paths.blogFallback()}page-data.json`;
const TIMEOUT_MS = 2000;

/** Returns the post that this path names, for a path without a built page; undefined for other paths. */
export function parseFallbackPost(path: string): FallbackPost | undefined {
  const data = PAGE_DATA.exec(path)?.[1];
  const slug = POST.exec(data ?? path)?.[1];
  if (slug === undefined) return undefined;
  return { slug, page: paths.blog(slug), part: data === undefined ? "document" : "page-data" };
}

export type ReadApi = (
  call: string,
  request: FastifyRequest,
) => Promise<Pick<ApiResponse, "status" | "headers" | "body">>;

export type Context = { site: SiteFiles; current: ServedRelease; readApi: ReadApi };

/** Sends a post that was published after the build (PST-04). If the API is down, the page retries (503). */
export async function sendFallbackPost(
  reply: FastifyReply,
  { site, current, readApi }: Context,
  { slug, page, part }: FallbackPost,
  path: string,
): Promise<FastifyReply> {
  const readCall = (call: string) => readApi(call, reply.request);
  const state = await findRecord(readCall, (fetchBody) => isPost(fetchBody, slug));
  if (state === "unknown") {
    const target = part === "document" ? await findRedirect(readCall, page) : undefined;
    if (target === null) return site.sendGone(reply, current);
    if (target !== undefined) return sendRedirect(reply, target);
    return site.sendNotFound(reply, current, path);
  }
  if (part === "page-data") {
    const data = await readPageData(current, page);
    if (data === undefined) return site.sendNotFound(reply, current, path);
    return reply
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send(data);
  }
  if (state === "unreachable") return site.sendUnavailable(reply, current);
  return site.sendPage(reply, 200, current, FALLBACK, "The page cannot be shown right now.");
}

/** Returns "unknown" for 400, 404, 410 and responses without data, "unreachable" for other failures. */
async function findRecord(
  readCall: (call: string) => ReturnType<ReadApi>,
  isKnown: (fetchBody: FetchBody) => Promise<boolean>,
): Promise<"known" | "unknown" | "unreachable"> {
  const timeout = delay(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error("The API did not respond in time.");
  });
  timeout.catch(() => undefined);
  const fetchBody: FetchBody = async (address) => {
    const { status, headers, body } = await Promise.race([readCall(address), timeout]);
    // A snapshot's post may have been unpublished since.
    if (SNAPSHOT_HEADER in headers) throw new Error(`${address} has no current response`);
    if ([400, 404, 410].includes(status)) return null;
    if (status !== 200) throw new Error(`${address} returned ${status}`);
    return JSON.parse(body.toString());
  };
  try {
    return (await isKnown(fetchBody)) ? "known" : "unknown";
  } catch {
    return "unreachable";
  }
}

/** Returns a redirect that no release has yet (EDT-01), null for a gone post, undefined for an unknown one. */
async function findRedirect(
  readCall: (call: string) => ReturnType<ReadApi>,
  page: string,
): Promise<string | null | undefined> {
  const redirects = new Map<string, Redirect>();
  const isRedirected = (path: string) =>
    findRecord(readCall, async (fetchBody) => {
      const body = await fetchBody(redirectsEndpoint.toCall({ from: path }));
      const { items } = redirectsEndpoint.read(body ?? []);
      for (const redirect of items) redirects.set(toPathKey(redirect.from), redirect);
      return redirects.has(toPathKey(path));
    });
  await isRedirected(page);
  const { to, gone } = redirects.get(toPathKey(page)) ?? {};
  if (!to) return gone ? null : undefined;
  // A chain of redirects may be a loop, which only the next release resolves.
  const canFollow = to.startsWith("/") && (await isRedirected(to)) === "unknown";
  return canFollow ? to : undefined;
}

async function isPost(fetchBody: FetchBody, slug: string): Promise<boolean> {
  const body = await fetchBody(blogEndpoint.toCall({ slug }));
  return isObject(body) && isObject(body.data);
}

async function readPageData({ read }: ServedRelease, page: string): Promise<string | undefined> {
  const text = await read(FALLBACK_DATA);
  if (text === undefined) return undefined;
  const data: Record<string, unknown> = JSON.parse(text.toString());
  return JSON.stringify({ ...data, path: page });
}

/** Sends 410 or the redirect of a withdrawn address, and 410 for its page data; undefined for others. */
export function sendWithdrawn(
  reply: FastifyReply,
  context: Context,
  path: string,
): FastifyReply | Promise<FastifyReply> | undefined {
  const { site, current } = context;
  const { withdrawn } = site.source;
  if (withdrawn === undefined || withdrawn.isEmpty) return undefined;
  const post = parseFallbackPost(toPathKey(path.replace(/\/index\.html$/i, "")));
  const entry = post && withdrawn.find(post.page);
  if (post === undefined || entry === undefined) return undefined;
  if (entry.to === undefined) {
    const own = parseFallbackPost(entry.path);
    return own && sendFallbackPost(reply, context, { ...own, part: post.part }, path);
  }
  const target = withdrawn.resolveTarget(entry, current);
  const hasGonePage = target === null && current.redirect(entry.path) === null;
  if (post.part === "document") {
    if (target !== null) return sendRedirect(reply, target);
    const page = current.canonical(entry.path) ?? entry.path;
    return site.sendGone(reply, current, hasGonePage ? current.findFile(page) : undefined);
  }
  if (hasGonePage) return undefined;
  // After 410 Gatsby loads the document. The document itself needs 404 to show the 404 page.
  const isOwnCall = readReferer(reply.request) === toPathKey(entry.path);
  return sendPlain(reply, isOwnCall ? 404 : 410, isOwnCall ? "Not found." : "Gone.");
}

/** Returns the key of the page that makes a call. */
function readReferer({ headers: { referer = "" } }: FastifyRequest): string | undefined {
  const url = parseUrl(referer);
  return url ? toPathKey(decodeUri(url.pathname)) : undefined;
}
