import type { ImageSize, SharpDependency } from "payload";
import sharp from "sharp";
import { PICTURE_WIDTHS } from "./picture";

/** Maximum side in pixels of the copy for shared links (EDT-06). */
const MAX_SOCIAL_SIDE = 1200;

const SOCIAL = "social";

/** WebP's maximum side in pixels. */
const MAX_WEBP_SIDE = 16_383;

const UNLISTED = { disableListColumn: true, disableListFilter: true, disableGroupBy: true };

/** The copies that Payload makes of each picture; those of samples are in setup/seed/sized. */
export const IMAGE_SIZES: ImageSize[] = [
  ...PICTURE_WIDTHS.map((width) => ({
    name: `w${width}`,
    width,
    height: MAX_WEBP_SIDE,
    fit: "inside" as const,
    formatOptions: { format: "webp" as const, options: { quality: 78 } },
    admin: UNLISTED,
  })),
  {
    // Networks show JPEG of up to 600 kB; a smaller picture is only converted.
    name: SOCIAL,
    width: MAX_SOCIAL_SIDE,
    height: MAX_SOCIAL_SIDE,
    fit: "inside",
    withoutEnlargement: true,
    formatOptions: { format: "jpeg", options: { quality: 78, mozjpeg: true } },
    admin: UNLISTED,
  },
];

/** sharp for Payload, which cannot set a ground: its JPEG copies are on white, not on black (EDT-06). */
export const createSharp: SharpDependency = (input, options) => {
  const image = sharp(input, options);
  const clone = image.clone.bind(image);
  image.clone = () => {
    const copy = clone();
    const toFormat = copy.toFormat.bind(copy);
    copy.toFormat = (format, output) => {
      if (format === "jpeg") copy.flatten({ background: "white" });
      return toFormat(format, output);
    };
    return copy;
  };
  return image;
};
