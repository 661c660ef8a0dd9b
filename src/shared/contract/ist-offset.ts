/** Offset of India from UTC, all year. In its own file, because pages load the date parser later. */
export const IST_OFFSET_MS = 330 * 60_000;
