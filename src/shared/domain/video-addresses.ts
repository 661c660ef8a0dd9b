import { parseUrl } from "../contract/address";

/** Origin of players, which pages may frame. */
export const EMBED_ORIGIN = "https://www.youtube-nocookie.com";
/** Origin of the service's pictures, which only the server requests. */
export const PICTURE_ORIGIN = "https://i.ytimg.com";
const WATCH_PAGE = "https://www.youtube.com/watch";

/** Returns the address of a video's player on the host that sets no cookies before play (MED-04). */
export function toEmbedAddress(id: string): string {
  return `${EMBED_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** Returns the address of a picture of 480 × 360 with the video's frame in its middle: the largest that every video has. */
export function toPictureAddress(host: string, id: string): string {
  return `${host}/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
}

const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;

/** Returns the id of a video from its id or any of its addresses on YouTube; null for anything else. */
export function readVideoId(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  const id = url && readIdInAddress(url);
  return [id, text].find((candidate) => candidate && /^[\w-]{11}$/.test(candidate)) ?? null;
}

function readIdInAddress({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = "", second = ""] = pathname.split("/");
  if (hostname === "youtu.be") return first;
  if (!VIDEO_HOSTS.test(hostname)) return null;
  return /^(?:embed|shorts|live|v)$/.test(first) ? second : searchParams.get("v");
}

/** Returns the address of a video's page on YouTube. */
export function toWatchAddress(id: string): string {
  return `${WATCH_PAGE}?v=${encodeURIComponent(id)}`;
}
