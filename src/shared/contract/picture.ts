import * as v from "valibot";
import { link, optionalCount, toText, toRecord } from "./fields";

export type Picture = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  /** Copies in other sizes, with width and height in pixels of the file. */
  sizes: readonly { url: string; width: number; height: number }[];
  /** A JPEG for shared links, if the API has one. */
  social?: string;
};

const SizeSchema = v.pipe(
  toRecord({ url: link, width: optionalCount, height: optionalCount }),
  v.transform(({ url, width, height }) =>
    url !== null && width !== null && height !== null ? { url, width, height } : null,
  ),
);

const ImageSchema = v.pipe(
  toRecord({
    url: ["secure_url", link],
    width: optionalCount,
    height: optionalCount,
    alt: toText(""),
    social: link,
    sizes: v.fallback(v.nullish(v.array(v.fallback(v.nullable(SizeSchema), null)), []), []),
  }),
  v.transform(({ url, sizes, social, ...image }): Picture | null =>
    url === null
      ? null
      : { url, ...image, sizes: sizes.filter((size) => size !== null), ...(social && { social }) },
  ),
);

/** Null if missing, unreadable or unsafe; pages then show a placeholder. */
export const PictureSchema = v.fallback(v.nullish(ImageSchema, null), null);
