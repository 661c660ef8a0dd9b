import type { Media } from "../payload-types";
import { toPicture } from "./picture";

/** The address of the narrowest size of at least `width` pixels, else of the picture itself. */
export function smallPicture(
  media: Media | number | null | undefined,
  width: number,
  mediaUrl: string,
): string | null {
  const picture = toPicture(media, mediaUrl);
  if (picture === null) return null;
  return picture.sizes.find((size) => size.width >= width)?.url ?? picture.secure_url;
}
