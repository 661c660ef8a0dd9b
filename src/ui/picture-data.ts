import type { Picture } from "../shared/contract/picture";

export const DEFAULT_RATIO = 16 / 9;

/** Returns width ÷ height of the picture, or a default if unknown. */
export function pictureRatio({ width, height }: Picture): number {
  return width && height ? width / height : DEFAULT_RATIO;
}

/** From the CMS's widths, as builds never resize; `sizes` is the attribute of that name. */
export function imageSource(picture: Picture, sizes: string) {
  const widths = [...picture.sizes].sort((a, b) => a.width - b.width);
  const srcSet = widths.map(({ url, width }) => `${encodeURI(decode(url))} ${width}w`).join(", ");
  return srcSet === "" ? { src: picture.url } : { src: picture.url, srcSet, sizes };
}

/** Decodes an address before encoding, because a space or comma would end it in a srcset. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
