import type { Media } from "../payload-types";

/** A picture as the contract answers it. */
export type ContractPicture = NonNullable<ReturnType<typeof toPicture>>;

/** Addresses begin with `mediaUrl` ("" for paths). Null for a picture that is missing, not populated or has lost its file. */
export function toPicture(media: Media | number | null | undefined, mediaUrl: string) {
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

/** The public address of a file of a picture. */
export function mediaAddress(filename: string, mediaUrl: string): string {
  return `${mediaUrl}/api/media/${encodeURIComponent(filename)}`;
}

/** Widths in pixels that are made of every picture as WebP; a narrower picture is never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

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

const PICTURE = /<img\b(?:[^>"]|"[^"]*")*>/g;

/** Stored HTML whose pictures are read from `mediaUrl` ("" leaves the paths as they are). */
export function withMediaUrl(html: string, mediaUrl: string): string {
  if (mediaUrl === "") return html;
  return html.replace(PICTURE, (img) =>
    img.replaceAll(/(?<=["\s])\/api\/media\//g, `${mediaUrl}/api/media/`),
  );
}
