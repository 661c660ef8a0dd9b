import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { count, link, text } from "./fields";
import { record } from "./record";

const ReviewSchema = record({ score: count, text: text(""), userName: text(""), userImage: link });
export type Review = v.InferOutput<typeof ReviewSchema>;

/** Reviews of every score; pages keep those of 4 and more (HOM-07). */
export const reviewsEndpoint = defineEndpoint({
  path: "/api/review",
  read: createListReader(ReviewSchema),
});
