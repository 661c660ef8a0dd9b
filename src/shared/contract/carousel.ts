import * as v from "valibot";
import { readList, readRecord, unwrapData, defineEndpoint, type Reader } from "./response";
import { flag, toRecord } from "./fields";
import { PictureSchema, type Picture } from "./picture";

const images = {
  img1: PictureSchema,
  img2: PictureSchema,
  img3: PictureSchema,
  img4: PictureSchema,
};

const ImagesSchema = toRecord(images);
const CarouselSchema = toRecord({ active: ["Active", flag], ...images });

type Images = v.InferOutput<typeof ImagesSchema>;
const listPictures = ({ img1, img2, img3, img4 }: Images): Picture[] =>
  [img1, img2, img3, img4].filter((picture) => picture !== null);

const readCarousel: Reader<{ data: v.InferInput<typeof CarouselSchema>[] }, Picture[]> = (
  body,
  call,
) => {
  const first = readList(call, CarouselSchema, body).items.find(({ active }) => active);
  return first ? listPictures(first) : [];
};

const readSmallCarousel: Reader<{ data: v.InferInput<typeof ImagesSchema> | null }, Picture[]> = (
  body,
  call,
) => {
  const data = unwrapData(body);
  return data === null ? [] : listPictures(readRecord(call, ImagesSchema, data));
};

/** Large screens (HOM-02): up to four pictures of the first active record, or none. */
export const carouselEndpoint = defineEndpoint({
  path: "/api/crousal/getAll_Images",
  read: readCarousel,
});

/** Small screens (HOM-03): up to four pictures. */
export const smallCarouselEndpoint = defineEndpoint({
  path: "/api/crousal/smallScreen/get-active-image",
  read: readSmallCarousel,
});
