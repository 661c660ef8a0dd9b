/** Bytes of the largest file that may be uploaded. */
export const MAX_FILE_BYTES = 10_000_000;

/** Pixels; a small file can unpack to gigabytes, and phones make pictures of 12 to 50 million. */
export const MAX_PIXELS = 50_000_000;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** What may be uploaded, as a sentence for editors. */
export const PICTURE_LIMITS = `JPEG, PNG, WebP or AVIF, at most ${MAX_FILE_BYTES / 1e6} MB and ${MAX_PIXELS / 1e6} megapixels.`;

type ChosenFile = Pick<File, "name" | "size" | "type">;

/** Returns why a file may not be uploaded as a picture, or null if it may (EDT-27). */
export function findPictureProblem({ name, size, type }: ChosenFile): string | null {
  if (!PICTURE_TYPES.includes(type))
    return `“${name}” is not an image for the site. ${PICTURE_LIMITS}`;
  if (size <= MAX_FILE_BYTES) return null;
  return `“${name}” is ${(size / 1e6).toFixed(1)} MB. ${PICTURE_LIMITS} Save a smaller version.`;
}

/** Returns why a picture of so many pixels may not be uploaded, or null if it may (EDT-27). */
export function findPixelProblem(name: string, pixels: number): string | null {
  if (pixels <= MAX_PIXELS) return null;
  return `“${name}” has ${Math.ceil(pixels / 1e6)} megapixels. ${PICTURE_LIMITS} Save a smaller version.`;
}
