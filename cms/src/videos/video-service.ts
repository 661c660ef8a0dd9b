import { videoSearchUrl } from "../../../src/contract/videos";
import type { VideoSearchSettings } from "../settings/video-search";
import { videoPage, type VideoPage } from "./video-page";

const TIME_LIMIT_MS = 8000;
const KEEP_MS = 5 * 60_000;
const MOST_PAGES = 100;

/** Asks the third party's video search; its key never leaves this module. */
export type VideoService = (pageToken: string, limit: number) => Promise<VideoPage>;

/** The service did not answer with videos; the message holds no address and no key. */
export class VideoServiceError extends Error {
  override name = "VideoServiceError";
}

export function videoService(settings: VideoSearchSettings, now = Date.now): VideoService {
  const pages = new Map<string, { until: number; page: Promise<VideoPage> }>();
  return (pageToken, limit) => {
    const name = `${limit} ${pageToken}`;
    const known = pages.get(name);
    if (known && known.until > now()) return known.page;
    const page = ask(settings, pageToken, limit);
    pages.delete(name);
    pages.set(name, { until: now() + KEEP_MS, page });
    for (const oldest of pages.keys()) if (pages.size > MOST_PAGES) pages.delete(oldest);
    // A failure is asked again by the next caller.
    page.catch(() => {
      if (pages.get(name)?.page === page) pages.delete(name);
    });
    return page;
  };
}

async function ask(
  { url, key, channelId }: VideoSearchSettings,
  pageToken: string,
  limit: number,
): Promise<VideoPage> {
  const address = new URL(videoSearchUrl({ service: url, channelId, pageToken, key }));
  address.searchParams.set("maxResults", String(limit));
  const answer = await fetch(address, {
    // A redirect would carry the key to another host.
    redirect: "error",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    headers: { accept: "application/json" },
  }).catch(() => {
    throw new VideoServiceError("The video service could not be reached.");
  });
  if (!answer.ok) {
    throw new VideoServiceError(`The video service answered with status ${answer.status}.`);
  }
  const page = videoPage(await answer.json().catch(() => null));
  if (page === null) throw new VideoServiceError("The video service's answer cannot be read.");
  return page;
}
