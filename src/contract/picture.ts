import * as v from "valibot";
import { link, optionalCount, text } from "./fields";

/** One width of a picture, in CSS pixels. */
export type PictureSize = { url: string; width: number; height: number };

/** A picture as a page uses it; width and height are null when the API does not say them. */
export type Picture = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  sizes: readonly PictureSize[];
};

const SizeSchema = v.pipe(
  v.looseObject({ url: link, width: optionalCount, height: optionalCount }),
  v.transform(({ url, width, height }) =>
    url !== null && width !== null && height !== null ? { url, width, height } : null,
  ),
);

const ImageObjectSchema = v.pipe(
  v.looseObject({
    secure_url: link,
    width: optionalCount,
    height: optionalCount,
    alt: text(""),
    sizes: v.fallback(v.nullish(v.array(v.fallback(v.nullable(SizeSchema), null))), []),
  }),
  v.transform(({ secure_url, width, height, alt, sizes }): Picture | null =>
    secure_url === null
      ? null
      : {
          url: secure_url,
          width,
          height,
          alt,
          sizes: (sizes ?? []).filter((size) => size !== null),
        },
  ),
);

/**
 * An image object with `secure_url` (and, from our CMS, size, alternative text and fixed widths);
 * missing, unreadable or with an unsafe address it is null, and the page shows its placeholder.
 */
export const PictureSchema = v.fallback(v.nullish(ImageObjectSchema, null), null);
