import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import { count, link, toText, toRecord } from "./fields";

const Schema = toRecord({ score: count, text: toText(""), userName: toText(""), userImage: link });
export type Review = v.InferOutput<typeof Schema>;

/** Reviews of every score; pages keep those of 4 and more (HOM-07). */
export const reviewsEndpoint = defineEndpoint({
  path: "/api/review",
  read: createListReader(Schema),
});
