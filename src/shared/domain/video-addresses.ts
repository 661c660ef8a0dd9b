/** Origin of players, which pages may frame. */
export const EMBED_ORIGIN = "https://www.youtube-nocookie.com";
/** Origin of the service's pictures, which only the server requests. */
export const PICTURE_ORIGIN = "https://i.ytimg.com";
const WATCH_PAGE = "https://www.youtube.com/watch";

/** The player of a video on the host that sets no cookies before play (MED-04). */
export function embedAddress(id: string): string {
  return `${EMBED_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** A picture of 480 × 360 with the video's frame in its middle: the largest that every video has. */
export function pictureAddressAt(host: string, id: string): string {
  return `${host}/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
}

export function watchAddress(id: string): string {
  return `${WATCH_PAGE}?v=${encodeURIComponent(id)}`;
}
