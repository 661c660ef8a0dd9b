/** Cache-Control of a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache-Control of everything that can change or move with the next release. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
