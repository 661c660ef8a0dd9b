/**
 * The `sizes` of a picture as wide as the column of a phone, whose gutters are a rem each or more. Told a
 * little less than it is, as nobody sees 3 %: phones of 360 × 2 pixels take the width of 640, not of 960.
 */
export const COLUMN_WIDTH = "calc(100vw - 3rem)";
