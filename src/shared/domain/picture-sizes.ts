/**
 * The `sizes` of a picture as wide as a phone's column, whose gutters are at least one rem each.
 * Slightly too small on purpose: phones of 360 × 2 pixels then take the width of 640, not of 960.
 */
export const COLUMN_WIDTH = "calc(100vw - 3rem)";
