import * as v from "valibot";
import { isObject, readList, type List } from "./answer";
import { optionalText, requiredText, text } from "./fields";

export type VideoSearch = {
  /** Base address of the service's search call; our CMS answers at {@link videoSearchPath}. */
  service: string;
  channelId: string;
  pageToken?: string;
  /** Only for the third-party service; our own keeps its key on the server. */
  key?: string;
};

/** The embedded CMS's own search, of the third party's shape. */
export const videoSearchPath = () => "/api/videos/search";

export const VIDEO_PAGE_SIZE = 12;

/** GET: one page of a channel's videos, newest first (MED-01). */
export function videoSearchUrl({ service, channelId, pageToken, key }: VideoSearch): string {
  const query = new URLSearchParams({
    part: "snippet",
    type: "video",
    order: "date",
    maxResults: String(VIDEO_PAGE_SIZE),
    channelId,
  });
  if (pageToken) query.set("pageToken", pageToken);
  if (key) query.set("key", key);
  return `${service}?${query.toString()}`;
}

export const VideoSchema = v.pipe(
  v.looseObject({
    id: v.looseObject({ videoId: requiredText }),
    snippet: v.optional(v.looseObject({ title: text(""), publishedAt: optionalText }), {}),
  }),
  v.transform(({ id, snippet }) => ({
    id: id.videoId,
    title: snippet.title,
    publishedAt: snippet.publishedAt,
  })),
);
export type Video = v.InferOutput<typeof VideoSchema>;
export type VideoPage = List<Video> & { nextPageToken: string | null };

/** Reads one page; items without a video id (a channel, a playlist) are left out in silence. */
export function readVideoPage(body: unknown): VideoPage {
  const items = isObject(body) ? body.items : body;
  const videos = Array.isArray(items) ? items.filter(hasVideoId) : items;
  const token = isObject(body) ? v.safeParse(optionalText, body.nextPageToken) : null;
  return {
    ...readList("GET video search", VideoSchema, videos),
    nextPageToken: token?.success ? token.output : null,
  };
}

function hasVideoId(item: unknown): boolean {
  return isObject(item) && isObject(item.id) && Boolean(item.id.videoId);
}
