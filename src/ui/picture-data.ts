import type { Picture } from "../contract/picture";

/** The shape of the box when a picture does not say its own: 16 to 9. */
export const DEFAULT_RATIO = 16 / 9;

/** Width ÷ height of the picture itself, as far as it is known. */
export function pictureRatio({ width, height }: Picture): number {
  return width && height ? width / height : DEFAULT_RATIO;
}

/**
 * The source attributes of a picture: the widths that the CMS hands out, and the picture itself
 * where there are none (the build never resizes pictures).
 * @param sizes the `sizes` attribute: how wide the picture is at which viewport
 */
export function imageSource(picture: Picture, sizes: string) {
  const widths = [...picture.sizes].sort((a, b) => a.width - b.width);
  const srcSet = widths.map(({ url, width }) => `${encodeURI(decode(url))} ${width}w`).join(", ");
  return srcSet === "" ? { src: picture.url } : { src: picture.url, srcSet, sizes };
}

/** A space or comma would end the address in a srcset; what is encoded already stays so. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
