import * as v from "valibot";
import { isObject, readRecord, unwrapData, defineEndpoint, type Reader } from "./response";
import { HOLDINGS, POST_KINDS } from "./disclosure";
import { createPageReader, type Page } from "./paged-list";
import {
  dateText,
  ids,
  isoTime,
  optionalText,
  personName,
  requiredText,
  toText,
  texts,
  toRecord,
} from "./fields";
import { PictureSchema } from "./picture";

export const BlogCategorySchema = toRecord({
  id: ["_id", toText("")],
  name: ["blogCategoryName", toText("Uncategorized")],
});

/** An optional text of our CMS; other values count as absent. */
const extraText = v.fallback(optionalText, null);

/** A post of the API; the fallbacks are BLG-04's. */
const BlogSchema = toRecord({
  id: ["_id", requiredText],
  slug: requiredText,
  title: toText("Untitled Blog"),
  html: ["content", toText("")],
  author: personName,
  date: dateText,
  updatedAt: isoTime,
  revisedAt: isoTime,
  revisionNote: optionalText,
  /** Purpose of the post, and holders of the securities it names (PST-10): extras of our CMS. */
  kind: v.fallback(v.nullish(v.picklist(POST_KINDS), null), null),
  securities: texts,
  holding: v.fallback(v.nullish(v.picklist(HOLDINGS), null), null),
  priceDataAsOf: isoTime,
  /** Posts that the editor chose to follow it (PST-07). */
  related: ["relatedPosts", ids],
  thumbnail: ["thumbImage", PictureSchema],
  /** For search engines and shared links, instead of title, first words and thumbnail (EDT-06). */
  metaTitle: extraText,
  metaDescription: extraText,
  metaImage: PictureSchema,
  category: v.fallback(v.nullish(BlogCategorySchema, null), null),
});
export type BlogWire = v.InferInput<typeof BlogSchema>;
export type Blog = v.InferOutput<typeof BlogSchema>;

export type BlogPage = Page<Blog>;
const readBlogPage = createPageReader(BlogSchema);

/** Reads one post; null for a response without data (PST-04 'Blog not found'). */
export const readBlog: Reader<{ data: BlogWire }, Blog | null> = (body, call) => {
  const data = unwrapData(body);
  if (data === null || data === undefined || (isObject(data) && !("_id" in data))) return null;
  return readRecord(call, BlogSchema, data);
};

/** One page of published posts, newest first: `page` counts from 1, `limit` posts each. */
export const blogsEndpoint = defineEndpoint({ path: "/api/blogs", read: readBlogPage });

export const categoryBlogsEndpoint = defineEndpoint({
  path: "/api/blogs/categories/:categoryId/blogs",
  read: readBlogPage,
});

export const blogEndpoint = defineEndpoint({ path: "/api/blogs/slug/:slug", read: readBlog });
