import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import { requiredText, toText, toRecord } from "./fields";

const BlogCategorySchema = toRecord({
  id: ["_id", requiredText],
  name: ["blogCategoryName", toText("Uncategorized")],
});
export type BlogCategory = v.InferOutput<typeof BlogCategorySchema>;

export const blogCategoriesEndpoint = defineEndpoint({
  path: "/api/blogs/categories",
  read: createListReader(BlogCategorySchema),
});
