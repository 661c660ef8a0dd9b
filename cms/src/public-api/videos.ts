import { videoPictureEndpoint, videoSearchEndpoint } from "../../../src/shared/contract/videos";
import { escapeHtml } from "../../../src/shared/domain/escape-html";
import { writeLog } from "../lib/write-log";
import { VideoServiceError, type VideoPage } from "../records/video-service";
import { createBadRequest, readInteger, createRoute } from "./route";
import type { Store } from "./store";

const FIXED_PARAMETERS = { part: "snippet", type: "video", order: "date" };

/** Sends the service's videos, or the CMS's. Ignores `channelId`, because both have one channel. */
export const videos = createRoute(videoSearchEndpoint, async (store, c) => {
  for (const [name, expected] of Object.entries(FIXED_PARAMETERS)) {
    const value = c.req.query(name) ?? expected;
    if (value !== expected)
      throw createBadRequest(`"${name}" can only be "${expected}", not "${value}".`);
  }
  const limit = readInteger(c, "maxResults", { min: 1, max: 50, fallback: 12 });
  const token = c.req.query("pageToken") ?? "";
  if (store.videoService) {
    try {
      const page = await store.videoService(token, limit);
      if (page === null) throw createTokenError();
      return await addPictures(page, store);
    } catch (error) {
      if (!(error instanceof VideoServiceError)) throw error;
      writeLog("warning", error.message);
      return c.json({ message: "The video service cannot be reached right now." }, 502);
    }
  }
  const page = decodePageToken(token);
  const sort = ["-publishedAt", "-id"];
  const { docs, totalPages } = await store.list("videos", { sort, page, limit });
  const items = docs.map(({ videoId, title, publishedAt }) => ({
    id: { videoId },
    snippet: { title: escapeHtml(title), publishedAt },
  }));
  const next = page < totalPages ? { nextPageToken: encodePageToken(page + 1) } : {};
  return addPictures({ items, ...next }, store);
});

export const videoPicture = createRoute(videoPictureEndpoint, async (store, c) => {
  const picture = await store.videoPictures?.read(c.req.param("videoId"));
  if (!picture) return c.json({ message: "This video has no image." }, 404);
  return c.body(picture.data, 200, {
    "content-type": picture.type,
    "cache-control": "public, max-age=86400, stale-if-error=604800",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

/** Marks videos whose picture is stored. The others are fetched in the background. */
async function addPictures({ items, ...page }: VideoPage, { videoPictures }: Store) {
  const results = items.map(async (item) => ({
    ...item,
    picture: (await videoPictures?.has(item.id.videoId)) ?? false,
  }));
  return { items: await Promise.all(results), ...page };
}

/** Returns the token of a page; it is valid for the same maxResults only. */
function encodePageToken(page: number): string {
  return Buffer.from(`page:${page}`).toString("base64url");
}

function decodePageToken(token: string): number {
  if (token === "") return 1;
  const page = Number(
    /^page:([1-9]\d{0,5})$/.exec(Buffer.from(token, "base64url").toString())?.[1],
  );
  // Decoding skips characters that are not base64, so one page would have many tokens.
  if (Number.isNaN(page) || encodePageToken(page) !== token) throw createTokenError();
  return page;
}

function createTokenError(): Error {
  return createBadRequest(`"pageToken" must be a "nextPageToken" of this call.`);
}
