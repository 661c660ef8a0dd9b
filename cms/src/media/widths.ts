/** Widths in pixels that are made of every picture as WebP; a narrower picture is never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;
