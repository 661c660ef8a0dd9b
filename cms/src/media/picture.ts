import type { Media } from "../payload-types";
import { PICTURE_WIDTHS } from "./widths";

/** A picture as the contract answers it; addresses begin with `mediaUrl` ("" for paths). */
export type ContractPicture = {
  secure_url: string;
  width: number | null;
  height: number | null;
  alt: string;
  sizes: { url: string; width: number; height: number }[];
};

/** Null for a picture that is missing, not populated or has lost its file. */
export function toPicture(
  media: Media | number | null | undefined,
  mediaUrl: string,
): ContractPicture | null {
  if (!media || typeof media === "number" || !media.filename) return null;
  return {
    secure_url: mediaAddress(media.filename, mediaUrl),
    width: media.width ?? null,
    height: media.height ?? null,
    alt: media.alt,
    sizes: PICTURE_WIDTHS.flatMap((width) => {
      const size = media.sizes?.[`w${width}`];
      if (!size?.filename || !size.width || !size.height) return [];
      const url = mediaAddress(size.filename, mediaUrl);
      return [{ url, width: size.width, height: size.height }];
    }),
  };
}

function mediaAddress(filename: string, mediaUrl: string): string {
  return `${mediaUrl}/api/media/${encodeURIComponent(filename)}`;
}
