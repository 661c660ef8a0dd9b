import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { requiredText, toText } from "./fields";
import { toRecord } from "./record";

const BlogCategorySchema = toRecord({
  id: ["_id", requiredText],
  name: ["blogCategoryName", toText("Uncategorized")],
});
export type BlogCategory = v.InferOutput<typeof BlogCategorySchema>;

export const blogCategoriesEndpoint = defineEndpoint({
  path: "/api/blogs/categories",
  read: createListReader(BlogCategorySchema),
});
