import * as v from "valibot";
import { isObject, readList, readRecord, unwrap } from "./answer";
import { flag } from "./fields";
import { PictureSchema, type Picture } from "./picture";

/** GET: the carousel records of large screens; the first active one is shown (HOM-02). */
export const carouselPath = () => "/api/crousal/getAll_Images";

/** GET: the stack of small screens (HOM-03). */
export const smallScreenCarouselPath = () => "/api/crousal/smallScreen/get-active-image";

const images = {
  img1: PictureSchema,
  img2: PictureSchema,
  img3: PictureSchema,
  img4: PictureSchema,
};

const toPictures = (record: Record<keyof typeof images, Picture | null>): Picture[] =>
  [record.img1, record.img2, record.img3, record.img4].filter((picture) => picture !== null);

export const CarouselRecordSchema = v.pipe(
  v.looseObject({ Active: flag, ...images }),
  v.transform((record) => ({ active: record.Active, pictures: toPictures(record) })),
);
export type CarouselRecord = v.InferOutput<typeof CarouselRecordSchema>;

export const SmallScreenCarouselSchema = v.pipe(v.looseObject(images), v.transform(toPictures));

/** Up to four pictures of the first active record; none active is an empty list. */
export function readCarousel(body: unknown): Picture[] {
  const { items } = readList(`GET ${carouselPath()}`, CarouselRecordSchema, body);
  return items.find((record) => record.active)?.pictures ?? [];
}

/** Up to four pictures; `data: null` is an empty list. */
export function readSmallScreenCarousel(body: unknown): Picture[] {
  const data = unwrap(body);
  if (data === null || (isObject(data) && Object.keys(data).length === 0)) return [];
  return readRecord(`GET ${smallScreenCarouselPath()}`, SmallScreenCarouselSchema, data);
}
