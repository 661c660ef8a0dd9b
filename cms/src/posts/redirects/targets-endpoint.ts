import path from "node:path";
import type { Endpoint, PayloadRequest } from "payload";
import { paths } from "../../../../src/shared/domain/paths";
import { createSegments } from "../../../../src/shared/domain/slug";
import { readLiveRelease } from "../../../../src/shared/node/release/release-store";
import { getRole } from "../../lib/access";
import { createSignInReply } from "../../lib/reply";
import { toPostPath } from "../../lib/site-path";

const MAX_POSTS = 1000;

/** An address of the site with what it shows. */
export type RedirectTarget = { path: string; label: string };

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
    return segment ? [{ path: paths.blogCategory(segment), label: `Category: ${name}` }] : [];
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
  return docs.flatMap(({ slug, title }) =>
    slug ? [{ path: toPostPath(slug), label: `Post: ${title}` }] : [],
  );
}
