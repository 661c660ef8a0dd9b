/** How far India is ahead of UTC, all year; apart from what reads dates, which pages load later. */
export const IST_OFFSET_MS = 330 * 60_000;
