import type { Picture } from "../shared/contract/picture";
import { attempt } from "../shared/domain/read-field";

export const DEFAULT_RATIO = 16 / 9;

/** Returns width ÷ height of the picture, or a default if unknown. */
export function getPictureRatio({ width, height }: Picture): number {
  return width && height ? width / height : DEFAULT_RATIO;
}

/** Returns an image's attributes with the widths that the CMS stored. */
export function createImageSource(picture: Picture, sizes: string) {
  const widths = [...picture.sizes].sort((a, b) => a.width - b.width);
  const srcSet = widths
    .map(({ url, width }) => `${encodeURI(decodeUrl(url))} ${width}w`)
    .join(", ");
  return srcSet === "" ? { src: picture.url } : { src: picture.url, srcSet, sizes };
}

/** Decodes an address, so that encodeURI for srcset does not encode it twice. */
const decodeUrl = (url: string): string => attempt(() => decodeURI(url), url);
