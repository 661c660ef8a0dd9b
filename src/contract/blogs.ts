import * as v from "valibot";
import { isObject, readList, readRecord, unwrap, type List } from "./answer";
import { moment, optionalText, requiredText, text } from "./fields";
import { PictureSchema } from "./picture";

/** GET: one page of published posts, newest first. `page` counts from 1. */
export const blogsPath = ({ page, limit }: { page: number; limit: number }) =>
  `/api/blogs?page=${page}&limit=${limit}`;

/** GET: the posts of one category. */
export const categoryBlogsPath = (categoryId: string, limit: number) =>
  `/api/blogs/categories/${encodeURIComponent(categoryId)}/blogs?limit=${limit}`;

/** GET: one post by its slug. */
export const blogPath = (slug: string) => `/api/blogs/slug/${encodeURIComponent(slug)}`;

const CategorySchema = v.pipe(
  v.looseObject({ _id: text(""), blogCategoryName: text("Uncategorized") }),
  v.transform(({ _id, blogCategoryName }) => ({ id: _id, name: blogCategoryName })),
);

/** A post as section 3 of the source describes it; the fallbacks are BLG-04's. */
export const BlogSchema = v.pipe(
  v.looseObject({
    _id: requiredText,
    slug: requiredText,
    title: text("Untitled Blog"),
    content: text(""),
    author: optionalText,
    date: optionalText,
    updatedAt: moment,
    thumbImage: PictureSchema,
    category: v.fallback(v.nullish(CategorySchema, null), null),
  }),
  v.transform(({ _id, slug, title, content, author, date, updatedAt, thumbImage, category }) => ({
    id: _id,
    slug,
    title,
    html: content,
    author,
    date,
    updatedAt,
    thumbnail: thumbImage,
    category,
  })),
);
export type Blog = v.InferOutput<typeof BlogSchema>;

/** One page of posts; `total` counts posts over all pages. */
export type BlogPage = List<Blog> & { page: number; totalPages: number; total: number };

/** Reads a list answer in either spelling of its paging (BLG-06, API-01). */
export function readBlogPage(body: unknown, call = "GET /api/blogs"): BlogPage {
  const list = readList(call, BlogSchema, body);
  const paging = pagingOf(body);
  return {
    ...list,
    page: number(paging.current_page ?? paging.currentPage) ?? 1,
    totalPages: number(paging.total_pages ?? paging.totalPages) ?? 1,
    total: number(paging.total) ?? list.items.length,
  };
}

/** Reads one post; null where the answer has no data (PST-04 'Blog not found'). */
export function readBlog(body: unknown, call = "GET /api/blogs/slug/{slug}"): Blog | null {
  const data = unwrap(body);
  if (data === null || data === undefined || (isObject(data) && !("_id" in data))) return null;
  return readRecord(call, BlogSchema, data);
}

function pagingOf(body: unknown): Record<string, unknown> {
  if (!isObject(body)) return {};
  if (isObject(body.metadata)) return body.metadata;
  return isObject(body.pagination) ? body.pagination : body;
}

function number(value: unknown): number | null {
  const parsed = typeof value === "string" ? Number(value) : value;
  return typeof parsed === "number" && Number.isInteger(parsed) && parsed >= 0 ? parsed : null;
}
