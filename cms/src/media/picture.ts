import type { Media } from "../payload-types";

/** A picture in the form of the public API. */
export type ContractPicture = NonNullable<ReturnType<typeof toPicture>>;

/** Returns a picture with addresses at `mediaUrl` ("" for paths); null without a file. */
export function toPicture(media: Media | number | null | undefined, mediaUrl: string) {
  if (!media || typeof media === "number" || !media.filename) return null;
  return {
    secure_url: toMediaAddress(media.filename, mediaUrl),
    width: media.width ?? null,
    height: media.height ?? null,
    alt: media.alt,
    sizes: [...mapSizes(media, mediaUrl).values()],
    social: findSocialPicture(media, mediaUrl),
  };
}

/** Returns the copies by width. Very tall ones are narrower, because WebP limits the height. */
function mapSizes(media: Media, mediaUrl: string) {
  return new Map(
    PICTURE_WIDTHS.flatMap((name) => {
      const { filename, width, height } = media.sizes?.[`w${name}`] ?? {};
      if (!filename || !width || !height) return [];
      return [[width, { url: toMediaAddress(filename, mediaUrl), width, height }] as const];
    }),
  );
}

/** Returns the address of the copy for shared links; null for pictures without one. */
function findSocialPicture({ sizes }: Media, mediaUrl: string): string | null {
  const filename = sizes?.social?.filename;
  return filename ? toMediaAddress(filename, mediaUrl) : null;
}

/** Returns the public address of a picture's file. */
function toMediaAddress(filename: string, mediaUrl: string): string {
  return `${mediaUrl}/api/media/${encodeURIComponent(filename)}`;
}

/** Widths in pixels of the WebP copies of each picture; pictures are never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** Returns the address of the smallest copy of at least `width` pixels, or of the picture. */
export function chooseSmallPicture(
  media: Media | number | null | undefined,
  width: number,
  mediaUrl: string,
): string | null {
  const picture = toPicture(media, mediaUrl);
  if (picture === null) return null;
  return picture.sizes.find((size) => size.width >= width)?.url ?? picture.secure_url;
}

const PICTURE = /<img\b(?:[^>"]|"[^"]*")*>/g;

/** Returns HTML with the addresses of pictures at `mediaUrl`; "" keeps the paths. */
export function addMediaUrl(html: string, mediaUrl: string): string {
  if (mediaUrl === "") return html;
  return html.replace(PICTURE, (img) =>
    img.replaceAll(/(?<=["\s])\/api\/media\//g, `${mediaUrl}/api/media/`),
  );
}
