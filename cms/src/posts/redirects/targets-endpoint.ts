import path from "node:path";
import type { Endpoint, PayloadRequest } from "payload";
import { paths, parseBlogSlug, decodeUri, toPathKey } from "../../../../src/shared/domain/paths";
import { createSegments } from "../../../../src/shared/domain/slug";
import { readLiveRelease, findPageFile } from "../../../../src/shared/node/release/release-store";
import { getRole } from "../../lib/access";
import { createSignInReply } from "../../lib/reply";
import { toPostPath, toSitePath } from "../../lib/site-path";
import type { Release } from "../../../../src/shared/node/release/release";
import type { LinkedCollection } from "../html/lexical-tree";

const MAX_POSTS = 1000;

/** An address of the site with what it shows, and the record of a post or category. */
export type RedirectTarget = {
  path: string;
  label: string;
  doc?: { relationTo: LinkedCollection; value: number };
};

/** Returns GET /cms/api/redirects/targets: pages, categories and the newest posts (EDT-02). */
export const createTargetsEndpoint = (dataDir: string): Omit<Endpoint, "root"> => ({
  path: "/targets",
  method: "get",
  handler: async (req) => {
    if (getRole(req.user) === null) return createSignInReply();
    const targets = [
      ...listPages(dataDir),
      ...(await listCategories(req)),
      ...(await listPosts(req)),
    ];
    const unique = new Map(targets.map((target) => [target.path, target]));
    return Response.json([...unique.values()], { headers: { "cache-control": "no-store" } });
  },
});

/** Returns the pages of the live release except posts; [] without a release. */
function listPages(dataDir: string): RedirectTarget[] {
  const release = readLiveRelease(path.join(dataDir, "releases"))?.release;
  return Object.keys(release?.pages ?? {})
    .map((file) => file.replace(/index\.html$/, ""))
    .filter((page) => page.endsWith("/") && !/^\/404\/|\/page\/\d+\/$/.test(page))
    .filter((page) => !page.startsWith(paths.blog("").replace(/\/+$/, "/")))
    .sort()
    .map((page) => ({ path: page, label: "Page" }));
}

async function listCategories(req: PayloadRequest): Promise<RedirectTarget[]> {
  const { docs } = await req.payload.find({
    ...({ collection: "categories", pagination: false, depth: 0 } as const),
    req: { transactionID: req.transactionID },
  });
  const segments = createSegments(docs.map(({ id, name }) => ({ id: String(id), name })));
  return docs.flatMap(({ id, name }) => {
    const segment = segments.get(String(id));
    const doc = { relationTo: "categories" as const, value: id };
    return segment ? [{ path: paths.blogCategory(segment), label: `Category: ${name}`, doc }] : [];
  });
}

async function listPosts(req: PayloadRequest): Promise<RedirectTarget[]> {
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { _status: { equals: "published" } },
    ...({
      select: { slug: true, title: true },
      sort: "-date",
      limit: MAX_POSTS,
      depth: 0,
    } as const),
    req: { transactionID: req.transactionID },
  });
  return docs.flatMap(({ id, slug, title }) => {
    const doc = { relationTo: "posts" as const, value: id };
    return slug ? [{ path: toPostPath(slug), label: `Post: ${title}`, doc }] : [];
  });
}

/** True if an address leads to a page, file or redirect; null if unknown without a release. */
export async function isKnownPath(
  address: string,
  dataDir: string,
  req: PayloadRequest,
): Promise<boolean | null> {
  const target = decodeUri(address.split(/[?#]/, 1)[0] ?? "").normalize("NFC");
  if (/^\/(?:api|cms)(?:\/|$)/.test(target)) return true;
  const isKnown = (await checkRedirect(target, req)) ?? (await checkRecord(target, req));
  if (isKnown !== null) return isKnown;
  const release = readLiveRelease(path.join(dataDir, "releases"))?.release;
  if (release === undefined) return null;
  const file = findPageFile(target.replace(/\/$/, ""), release);
  return file !== undefined || listRoutes(release).has(toPathKey(target));
}

/** True if the address redirects, false if it is removed, null if no redirect names it. */
async function checkRedirect(target: string, req: PayloadRequest): Promise<boolean | null> {
  const { docs } = await req.payload.find({
    collection: "redirects",
    where: { from: { equals: toSitePath(target) ?? target } },
    depth: 1,
    limit: 1,
    req: { transactionID: req.transactionID },
  });
  const [redirect] = docs;
  if (!redirect) return null;
  const post = typeof redirect.post === "object" ? redirect.post : null;
  return post?._status === "published" || Boolean(redirect.page);
}

/** True for a published post or a category, false for an unpublished post, else null. */
async function checkRecord(target: string, req: PayloadRequest): Promise<boolean | null> {
  const slug = parseBlogSlug(target);
  if (slug !== null) {
    const { docs } = await req.payload.find({
      collection: "posts",
      where: { slug: { equals: slug } },
      select: { _status: true },
      depth: 0,
      limit: 1,
      req: { transactionID: req.transactionID },
    });
    return docs[0] ? docs[0]._status === "published" : null;
  }
  if (!target.startsWith(paths.blogCategory("").replace(/\/+$/, "/"))) return null;
  const { docs } = await req.payload.find({
    collection: "categories",
    pagination: false,
    depth: 0,
    req: { transactionID: req.transactionID },
  });
  const categories = docs.map(({ id, name }) => ({ id: String(id), name }));
  const lists = [...createSegments(categories).values()].map((item) => paths.blogCategory(item));
  return lists.some((item) => toPathKey(item) === toPathKey(target)) || null;
}

const routeCache = new WeakMap<Release, Set<string>>();

/** Returns the keys of all pages and old addresses of a release. */
function listRoutes(release: Release): Set<string> {
  const keys =
    routeCache.get(release) ??
    new Set(
      [
        ...Object.keys(release.pages).map((page) => page.replace(/index\.html$/, "")),
        ...release.redirects.flatMap(({ from, to }) => (to === null ? [] : decodeUri(from))),
      ].map(toPathKey),
    );
  routeCache.set(release, keys);
  return keys;
}
