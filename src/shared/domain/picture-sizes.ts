/** A phone's column, slightly too small on purpose: a screen of 360 × 2 pixels then loads 640, not 960. */
export const COLUMN_WIDTH = "calc(100vw - 3rem)";
