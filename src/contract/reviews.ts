import * as v from "valibot";
import { readList, type List } from "./answer";
import { count, link, text } from "./fields";

/** GET: reviews of every score; pages keep those of 4 and more (HOM-07). */
export const reviewsPath = () => "/api/review";

export const ReviewSchema = v.pipe(
  v.looseObject({ score: count, text: text(""), userName: text(""), userImage: link }),
  v.transform(({ score, text: words, userName, userImage }) => ({
    score,
    text: words,
    userName,
    userImage,
  })),
);
export type Review = v.InferOutput<typeof ReviewSchema>;

export function readReviews(body: unknown): List<Review> {
  return readList("GET /api/review", ReviewSchema, body);
}
