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
    sizes: [...sizesOf(media, mediaUrl).values()],
  };
}

/** The sizes of a picture by their widths: those of a very tall one are as high as WebP can be. */
function sizesOf(media: Media, mediaUrl: string) {
  return new Map(
    PICTURE_WIDTHS.flatMap((name) => {
      const { filename, width, height } = media.sizes?.[`w${name}`] ?? {};
      if (!filename || !width || !height) return [];
      return [[width, { url: mediaAddress(filename, mediaUrl), width, height }] as const];
    }),
  );
}

/** The public address of a file of a picture. */
export function mediaAddress(filename: string, mediaUrl: string): string {
  return `${mediaUrl}/api/media/${encodeURIComponent(filename)}`;
}

/** Widths in pixels that are made of every picture as WebP; a narrower picture is never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** The most pixels that a side of a WebP picture can have. */
export const MAX_WEBP_SIDE = 16_383;

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
