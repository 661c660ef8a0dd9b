import type { Where } from "payload";
import { withMediaUrl } from "../html/with-media-url";
import { toPicture } from "../media/picture";
import type { Post } from "../payload-types";
import { isoDay } from "./iso-day";
import { integer } from "./query";
import { json, type Handler, type Route } from "./route";
import type { Store } from "./store";

/** All of a post but the rich text itself, which is as large again as its HTML. */
export const BLOG_FIELDS = {
  slug: true,
  title: true,
  html: true,
  author: true,
  date: true,
  updatedAt: true,
  thumbnail: true,
  category: true,
} as const;

const all: Handler = (request, store) => page(request, store, {});

const ofCategory: Handler = async (request, store, { categoryId = "" }) => {
  const known = await store.list("categories", {
    where: { id: { equals: /^\d{1,9}$/.test(categoryId) ? Number(categoryId) : 0 } },
    sort: ["id"],
    limit: 1,
  });
  const category = known.docs[0];
  if (!category) return json({ message: `There is no category "${categoryId}".` }, 404);
  return page(request, store, { category: { equals: category.id } });
};

const bySlug: Handler = async (_request, store, { slug = "" }) => {
  const { docs } = await store.list("posts", {
    where: { slug: { equals: slug.normalize("NFC") } },
    sort: ["id"],
    limit: 1,
    depth: 1,
    select: BLOG_FIELDS,
  });
  const post = docs[0];
  if (!post) return json({ message: "Blog not found", data: null }, 404);
  return json({ data: toBlog(post, store.mediaUrl) });
};

export const blogs: Route[] = [
  { method: "GET", path: "/api/blogs", handle: all },
  { method: "GET", path: "/api/blogs/categories/:categoryId/blogs", handle: ofCategory },
  { method: "GET", path: "/api/blogs/slug/:slug", handle: bySlug },
];

/** One page of posts, newest first; `page` from 1, `limit` from 1 to 100 (10). */
async function page(request: Request, store: Store, where: Where): Promise<Response> {
  const list = await store.list("posts", {
    where,
    sort: ["-date", "-id"],
    page: integer(request, "page", { min: 1, max: 1_000_000, fallback: 1 }),
    limit: integer(request, "limit", { min: 1, max: 100, fallback: 10 }),
    depth: 1,
    select: BLOG_FIELDS,
  });
  return json({
    data: list.docs.map((post) => toBlog(post, store.mediaUrl)),
    pagination: {
      current_page: list.page,
      total_pages: list.totalPages,
      total: list.totalDocs,
    },
  });
}

/** A post as the contract has it; a picture of the CMS gets `mediaUrl` before its path. */
export function toBlog(post: Post, mediaUrl: string) {
  const category = typeof post.category === "object" ? post.category : null;
  return {
    _id: String(post.id),
    slug: post.slug,
    title: post.title,
    content: withMediaUrl(post.html ?? "", mediaUrl),
    author: post.author ?? null,
    date: isoDay(post.date),
    updatedAt: post.updatedAt,
    thumbImage: toPicture(post.thumbnail, mediaUrl),
    category: category && { _id: String(category.id), blogCategoryName: category.name },
  };
}
