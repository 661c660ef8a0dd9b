import * as v from "valibot";
import { readList, type List } from "./answer";
import { requiredText, text } from "./fields";

/** GET: every category of the blog. */
export const blogCategoriesPath = () => "/api/blogs/categories";

export const BlogCategorySchema = v.pipe(
  v.looseObject({ _id: requiredText, blogCategoryName: text("Uncategorized") }),
  v.transform(({ _id, blogCategoryName }) => ({ id: _id, name: blogCategoryName })),
);
export type BlogCategory = v.InferOutput<typeof BlogCategorySchema>;

export function readBlogCategories(body: unknown): List<BlogCategory> {
  return readList("GET /api/blogs/categories", BlogCategorySchema, body);
}
