import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { toSearchUrl } from "../../../src/shared/contract/videos";
import { limitTime } from "../../../src/shared/domain/time-limit";
import { RateLimit } from "../lib/rate-limit";
import type { VideoSearchSettings } from "../environment";
import { createPageTokens } from "./page-token";

const TIMEOUT_MS = 8000;
const DAY_MS = 24 * 60 * 60_000;
const CACHE_MS = 5 * 60_000;
const MAX_CACHED_PAGES = 100;

/** Returns a page of the video service, or null for a token that this CMS did not sign. */
export type VideoService = (pageToken: string, limit: number) => Promise<VideoPage | null>;
type Call = [pageToken: string, limit: number];

/** Error of the video service, whose message contains no address or key. */
export class VideoServiceError extends Error {
  override name = "VideoServiceError";
}

type Settings = VideoSearchSettings & { secret: string | null };

/** Returns a cached service with a daily quota; its calls throw VideoServiceError. */
export function openVideoService({ secret, ...settings }: Settings, now = Date.now): VideoService {
  const tokens = createPageTokens(secret);
  const consumeQuota = createDailyQuota(settings.perDay, now);
  const pages = new LRUCache<string, VideoPage, Call>({
    max: MAX_CACHED_PAGES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now },
    // Failures are not cached, and an entry evicted while it loads is still returned.
    fetchMethod: async (_name, _before, { context }) => {
      consumeQuota(context[0] === "");
      return fetchPage(settings, ...context);
    },
    ignoreFetchAbort: true,
  });
  return async (signedToken, limit) => {
    const token = tokens.verify(signedToken);
    if (token === null) return null;
    const { nextPageToken: next, items } = await pages.forceFetch(`${token} ${limit}`, {
      context: [token, limit],
    });
    return { items, ...(next === undefined ? {} : { nextPageToken: tokens.sign(next) }) };
  };
}

/** Returns a check that throws when the day's calls are used up. Half of them are reserved for first pages. */
function createDailyQuota(perDay: number, getTime: () => number): (isFirstPage: boolean) => void {
  const all = new RateLimit([{ max: perDay, ms: DAY_MS }], getTime);
  const later = new RateLimit([{ max: Math.ceil(perDay / 2), ms: DAY_MS }], getTime);
  return (isFirstPage) => {
    if ((isFirstPage || later.acquire("").ok) && all.acquire("").ok) return;
    throw new VideoServiceError(
      "Today's calls to the video service are used up. Wait, or raise VIDEO_SEARCH_PER_DAY.",
    );
  };
}

async function fetchPage(
  { url, key, channelId }: Omit<VideoSearchSettings, "perDay">,
  pageToken: string,
  limit: number,
): Promise<VideoPage> {
  const address = new URL(toSearchUrl({ service: url, channelId, pageToken, key }));
  address.searchParams.set("maxResults", String(limit));
  return limitTime(TIMEOUT_MS, "no response in 8 s", undefined, async (signal) => {
    // A redirect would carry the key to another host.
    const options = { redirect: "error", signal, headers: { accept: "application/json" } } as const;
    const response = await fetch(address, options);
    if (!response.ok) {
      await response.body?.cancel();
      throw new VideoServiceError(`Video service sent ${response.status}. Check VIDEO_SEARCH_KEY.`);
    }
    const page = readVideoPage(await response.json().catch(() => null));
    if (page === null) throw new VideoServiceError("Unreadable response. Check VIDEO_SEARCH_URL.");
    return page;
  }).catch((error: unknown) => {
    if (error instanceof VideoServiceError) throw error;
    throw new VideoServiceError("The video service could not be reached. Check VIDEO_SEARCH_URL.");
  });
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

/** Returns the fields of the contract from the service's response, or null for an unreadable one. */
function readVideoPage(body: unknown): VideoPage | null {
  const page = v.safeParse(PageSchema, body);
  if (!page.success) return null;
  const { items, nextPageToken } = page.output;
  return {
    // Channels and playlists in the results have no video id.
    items: items.flatMap((item) => {
      const video = v.safeParse(ItemSchema, item);
      return video.success ? [video.output] : [];
    }),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  };
}
