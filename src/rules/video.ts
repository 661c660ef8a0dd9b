/** Where players come from; the policy lets pages frame it. */
export const EMBED_ORIGIN = "https://www.youtube-nocookie.com";
const WATCH_PAGE = "https://www.youtube.com/watch";

/** The player of a video on the host that sets no cookies before play (MED-04). */
export function embedAddress(id: string): string {
  return `${EMBED_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** The video's own page, for whoever would rather leave this site. */
export function watchAddress(id: string): string {
  return `${WATCH_PAGE}?v=${encodeURIComponent(id)}`;
}
