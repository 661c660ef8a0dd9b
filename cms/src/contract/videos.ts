import { integer, only } from "./query";
import { VideoServiceError, type VideoService } from "../videos/video-service";
import { BadRequest, json, type Handler, type Route } from "./route";

/**
 * The firm's own videos in the shape of the third party's search: newest first, 12 a page; or the
 * third party's, where the CMS is set to ask it. Both know one channel, so `channelId` chooses
 * nothing.
 */
const search: Handler = async (request, store) => {
  only(request, "part", "snippet");
  only(request, "type", "video");
  only(request, "order", "date");
  const limit = integer(request, "maxResults", { min: 1, max: 50, fallback: 12 });
  const token = new URL(request.url).searchParams.get("pageToken");
  if (store.videoService) return fromService(store.videoService, token ?? "", limit);
  const page = pageOf(token);
  const { docs, totalPages } = await store.list("videos", {
    sort: ["-publishedAt", "-id"],
    page,
    limit,
  });
  return json({
    items: docs.map(({ videoId, title, publishedAt }) => ({
      id: { videoId },
      snippet: { title, publishedAt },
    })),
    ...(page < totalPages ? { nextPageToken: tokenOf(page + 1) } : {}),
  });
};

export const videos: Route[] = [{ method: "GET", path: "/api/videos/search", handle: search }];

async function fromService(service: VideoService, token: string, limit: number): Promise<Response> {
  if (!/^[\w-]{0,200}$/.test(token)) throw unknownToken();
  try {
    return json(await service(token, limit));
  } catch (error) {
    if (!(error instanceof VideoServiceError)) throw error;
    console.error(`CMS warning: ${error.message}`);
    return json({ message: "The video service cannot be reached right now." }, 502);
  }
}

/** A token means a page; it stays valid as long as the same maxResults is asked for. */
function tokenOf(page: number): string {
  return Buffer.from(`page:${page}`).toString("base64url");
}

function pageOf(token: string | null): number {
  if (token === null || token === "") return 1;
  const page = /^page:([1-9]\d{0,5})$/.exec(Buffer.from(token, "base64url").toString())?.[1];
  if (page === undefined) throw unknownToken();
  return Number(page);
}

function unknownToken(): BadRequest {
  return new BadRequest(`"pageToken" is none that this call gave out.`);
}
