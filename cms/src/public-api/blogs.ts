import type { Context } from "hono";
import type { Where } from "payload";
import {
  blogEndpoint,
  blogsEndpoint,
  categoryBlogsEndpoint,
} from "../../../src/shared/contract/blogs";
import { toSlugSegment } from "../../../src/shared/domain/slug";
import { BLOG_FIELDS, toBlog, toIsoDay } from "../posts/post-record";
import type { Post } from "../payload-types";
import {
  createRoute,
  readInteger,
  readPageNumber,
  toPagination,
  type Env,
  type Route,
} from "./route";
import type { Store } from "./store";
import { authorsEndpoint } from "../../../src/shared/contract/authors";
import { PREVIEW_HEADER, blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";

export const blogs: Route[] = [
  createRoute(blogsEndpoint, (store, c) => listPage(store, c, {})),

  createRoute(categoryBlogsEndpoint, async (store, c) => {
    const categoryId = c.req.param("categoryId");
    const categories = await store.list("categories", {
      where: { id: { equals: /^[1-9]\d{0,8}$/.test(categoryId) ? Number(categoryId) : 0 } },
      sort: ["id"],
      limit: 1,
    });
    const category = categories.docs[0];
    if (!category) return c.json({ message: `There is no category "${categoryId}".` }, 404);
    return listPage(store, c, { category: { equals: category.id } });
  }),

  createRoute(blogEndpoint, async (store, c) => {
    const part = c.req.param("slug").normalize("NFC");
    // PostgreSQL refuses this character, which no slug contains.
    const isSlug = !part.includes("\0");
    const post = isSlug && ((await findPost(store, part)) ?? (await findByPart(store, part)));
    if (!post) return c.json({ message: "Blog not found", data: null }, 404);
    return { data: toBlog(post, store.mediaUrl) };
  }),
];

async function findPost(store: Store, slug: string): Promise<Post | undefined> {
  const { docs } = await store.list("posts", {
    where: { slug: { equals: slug } },
    sort: ["id"],
    limit: 1,
    depth: 1,
    select: BLOG_FIELDS,
  });
  return docs[0];
}

/** Returns the post of a segment that consists of words of its slug and a hash (API-04, PST-04). */
async function findByPart(store: Store, segment: string): Promise<Post | undefined> {
  const words = segment.split(/[^\p{L}\p{M}\p{N}]+/u);
  if (!/^[\da-z]{1,7}$/.test(words.pop() ?? "")) return undefined;
  // "&" may have become "and".
  const slugWords = words.filter((word) => word !== "and" && word !== "");
  if (slugWords.length === 0) return undefined;
  const where = { and: slugWords.map((word) => ({ slug: { contains: word } })) };
  for (let number = 1, last = 1; number <= last; number++) {
    const { docs, totalPages } = await store.list("posts", {
      where,
      sort: ["-date", "-id"],
      page: number,
      limit: 1000,
      select: { slug: true },
    });
    const slug = docs.find((post) => toSlugSegment(post.slug ?? "") === segment)?.slug;
    if (slug) return findPost(store, slug);
    last = totalPages;
  }
  return undefined;
}

/** Returns one page of posts, newest first; `page` from 1, `limit` from 1 to 100 (default 10). */
async function listPage(store: Store, c: Context<Env>, where: Where) {
  const list = await store.list("posts", {
    where,
    sort: ["-date", "-id"],
    page: readPageNumber(c),
    limit: readInteger(c, "limit", { min: 1, max: 100, fallback: 10 }),
    depth: 1,
    select: BLOG_FIELDS,
  });
  return {
    data: list.docs.map((post) => toBlog(post, store.mediaUrl)),
    pagination: toPagination(list),
  };
}

const MAX_AUTHORS = 500;

export const authors = createRoute(authorsEndpoint, async (store) => {
  const { docs } = await store.list("authors", { sort: ["name", "id"], limit: MAX_AUTHORS });
  return {
    data: docs.map(({ id, name, slug, role, qualifications, profiles, interests, ...author }) => ({
      _id: String(id),
      name,
      slug: slug ?? "",
      role: role ?? null,
      qualifications: qualifications ?? null,
      nismNumber: author.nismNumber ?? null,
      nismValidUntil: toIsoDay(author.nismValidUntil),
      profileLinks: (profiles ?? []).map(({ label, url }) => ({ label, url })),
      statementOfInterests: interests ?? null,
      updatedAt: author.updatedAt,
    })),
  };
});

const REFUSALS = {
  wrong: [403, "This is not the address of a preview. Press Preview in the CMS."],
  expired: [410, "This preview has ended. Press Preview in the CMS again."],
  removed: [404, "The post was removed."],
} as const;

/** Returns a post's draft to the holder of its token; the response is not cached. */
export const blogPreview = createRoute(blogPreviewEndpoint, async (store, c) => {
  c.header("cache-control", "no-store");
  const found = (await store.previews?.(c.req.header(PREVIEW_HEADER) ?? "")) ?? "removed";
  if (typeof found === "string") {
    const [status, message] = REFUSALS[found];
    return c.json({ message, data: null }, status);
  }
  const { post, until, cmsOrigins } = found;
  return {
    // A draft may have no slug.
    data: toBlog({ ...post, slug: post.slug || `draft-${post.id}` }, store.mediaUrl),
    preview: { until: until.toISOString(), draft: post._status !== "published", cmsOrigins },
  };
});
