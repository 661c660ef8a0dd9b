import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { requiredText, text } from "./fields";
import { record } from "./record";

const BlogCategorySchema = record({
  id: ["_id", requiredText],
  name: ["blogCategoryName", text("Uncategorized")],
});
export type BlogCategory = v.InferOutput<typeof BlogCategorySchema>;

export const blogCategoriesEndpoint = defineEndpoint({
  path: "/api/blogs/categories",
  read: createListReader(BlogCategorySchema),
});
