import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { videoPictureEndpoint, videoSearchEndpoint } from "../../src/shared/contract/videos";
import { startUpstream } from "../support/upstream";
import { startCms } from "./running-cms";

// video-pictures.test.ts tests fetching, storing and responses; this file tests the whole CMS.

const KEY = "the-key-of-this-server";
const videoId = "GoodPicture";
const found = {
  items: [{ id: { videoId }, snippet: { title: "A video", publishedAt: "2026-11-01T00:00:00Z" } }],
};

test("MED-05 only pictures of videos that the search returns are stored and served", async ({
  request,
}) => {
  const size = { width: 480, height: 360, channels: 3, background: "green" } as const;
  const picture = await sharp({ create: size }).jpeg().toBuffer();
  const asked: string[] = [];
  const service = await startUpstream(({ url = "", rawHeaders }, response) => {
    if (url.startsWith("/search")) return response.end(JSON.stringify(found));
    asked.push([url, ...rawHeaders].join());
    return response.end(picture);
  });
  const cms = await startCms({
    VIDEO_SEARCH_URL: `${service.origin}/search`,
    VIDEO_SEARCH_KEY: KEY,
    VIDEO_CHANNEL_ID: "firm",
    VIDEO_PICTURE_HOST: service.origin,
  });
  try {
    const searchVideos = async () => (await request.get(cms.url + videoSearchEndpoint.path)).json();
    const getPicture = async () => videoSearchEndpoint.read(await searchVideos()).items[0]?.picture;
    const address = videoPictureEndpoint.toCall({ videoId });
    await expect.poll(getPicture).toBe(address);
    const response = await request.get(cms.url + address);
    expect(await response.body()).toEqual(picture);
    expect(response.headers()).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=86400, stale-if-error=604800",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    for (const id of ["UnknownVid0", "..%2f..%2fcms", "%2e%2e", "a%00bcdefghij"]) {
      const { status } = await fetch(`${cms.url}/api/videos/${id}/picture`);
      expect([400, 404], id).toContain(status);
    }
    expect(asked).toEqual([expect.stringMatching(`^/vi/${videoId}/hqdefault.jpg,`)]);
    for (const text of [asked.join(), JSON.stringify(await searchVideos()), cms.log()]) {
      expect(text).not.toContain(KEY);
    }
  } finally {
    await cms.end();
    await service.close();
  }
});
