/** Offset of India from UTC, all year. A file of its own, because pages load what reads dates later. */
export const IST_OFFSET_MS = 330 * 60_000;
