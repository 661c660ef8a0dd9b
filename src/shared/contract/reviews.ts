import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { count, link, toText } from "./fields";
import { toRecord } from "./record";

const Schema = toRecord({ score: count, text: toText(""), userName: toText(""), userImage: link });
export type Review = v.InferOutput<typeof Schema>;

/** Reviews of every score; pages keep those of 4 and more (HOM-07). */
export const reviewsEndpoint = defineEndpoint({
  path: "/api/review",
  read: createListReader(Schema),
});
