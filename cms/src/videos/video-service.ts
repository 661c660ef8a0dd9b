import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { videoSearchUrl } from "../../../src/shared/contract/videos";
import type { VideoSearchSettings } from "../environment";

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
  const pages = new LRUCache<string, VideoPage, Parameters<VideoService>>({
    max: MOST_PAGES,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now },
    // A failure is kept by nobody; what is pushed out while it is asked for is answered all the same.
    fetchMethod: (_name, _before, { context }) => ask(settings, ...context),
    ignoreFetchAbort: true,
  });
  return (...call) => pages.forceFetch(call.join(" "), { context: call });
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

const ItemSchema = v.object({
  id: v.object({ videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  snippet: v.object({ title: v.string(), publishedAt: v.string() }),
});

const PageSchema = v.object({
  items: v.array(v.unknown()),
  nextPageToken: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
});

export type VideoPage = { items: v.InferOutput<typeof ItemSchema>[]; nextPageToken?: string };

/** What the contract names of the third party's answer, and nothing else; null for another answer. */
function videoPage(body: unknown): VideoPage | null {
  const page = v.safeParse(PageSchema, body);
  if (!page.success) return null;
  const { items, nextPageToken } = page.output;
  return {
    // Channels and playlists among the results have no video id.
    items: items.flatMap((item) => {
      const video = v.safeParse(ItemSchema, item);
      return video.success ? [video.output] : [];
    }),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  };
}
