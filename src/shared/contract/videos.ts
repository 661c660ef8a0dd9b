import * as v from "valibot";
import { isObject, readList, type List, defineEndpoint, type Reader } from "./response";
import { unescapeHtml } from "./unescape-html";
import { dateText, flag, optionalText, requiredText, toText, toRecord } from "./fields";

export const VIDEO_PAGE_SIZE = 12;

/** The service's picture of a video, stored by the CMS. */
export const videoPictureEndpoint = defineEndpoint<"/api/videos/:videoId/picture", object, null>({
  path: "/api/videos/:videoId/picture",
  read: () => null,
});

const escapedText = v.pipe(toText(""), v.transform(unescapeHtml));

const VideoSchema = v.pipe(
  toRecord({
    id: toRecord({ videoId: requiredText }),
    // The third party escapes its titles for HTML, so our CMS does as well.
    snippet: v.optional(toRecord({ title: escapedText, publishedAt: dateText }), {
      title: "",
      publishedAt: null,
    }),
    /** True if the video has a picture; only our own CMS stores pictures (MED-05). */
    picture: flag,
  }),
  v.transform(({ id: { videoId }, snippet, picture }) => ({
    id: videoId,
    ...snippet,
    picture: picture ? videoPictureEndpoint.toCall({ videoId }) : null,
  })),
);
export type Video = v.InferOutput<typeof VideoSchema>;
export type VideoPage = List<Video> & { nextPageToken: string | null };
type VideoPageWire = { items: v.InferInput<typeof VideoSchema>[]; nextPageToken?: string };

/** Reads one page; skips items without a video id (a channel, a playlist) without a problem. */
const readPage: Reader<VideoPageWire, VideoPage> = (body, call) => {
  const items = isObject(body) ? body.items : body;
  const videos = Array.isArray(items) ? items.filter(hasVideoId) : items;
  const token = isObject(body) ? v.safeParse(optionalText, body.nextPageToken) : null;
  return {
    ...readList(call, VideoSchema, videos),
    nextPageToken: token?.success ? token.output : null,
  };
};

/** The embedded CMS's search in the third party's format, newest videos first (MED-01). */
export const videoSearchEndpoint = defineEndpoint({ path: "/api/videos/search", read: readPage });

export type VideoSearch = {
  /** Base address of the service's search call, or the path of {@link videoSearchEndpoint}. */
  service: string;
  channelId: string;
  pageToken?: string;
  /** Only for the third-party service; our own keeps its key on the server. */
  key?: string;
};

/** Returns the address of one page of search results, the newest videos first (MED-01). */
export function toSearchUrl({ service, channelId, pageToken, key }: VideoSearch): string {
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

function hasVideoId(item: unknown): boolean {
  return isObject(item) && isObject(item.id) && Boolean(item.id.videoId);
}
