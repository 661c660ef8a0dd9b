import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, request, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { videoPictureEndpoint, videoSearchEndpoint } from "../../src/shared/contract/videos";
import { startUpstream, type Upstream } from "../support/upstream";
import { startCms, type RunningCms } from "./running-cms";

const KEY = "the-key-of-this-server";
const GOOD = "GoodPicture";
const LATE = "SlowPicture";

type Respond = (response: ServerResponse) => void;
let picture: Buffer;
/** What the service does with the picture of each video. */
const responses: Record<string, Respond> = {
  TooLarge200: (response) => response.end(Buffer.concat([picture, Buffer.alloc(200_000)])),
  TooLargeSum: (response) => {
    response.write(picture);
    for (let part = 0; part < 30; part++) response.write(Buffer.alloc(10_000));
    response.end();
  },
  WrongType00: (response) =>
    response.writeHead(200, { "content-type": "image/jpeg" }).end("<svg onload='alert(1)'/>"),
  Redirect302: (response) =>
    response.writeHead(302, { location: `${elsewhere.origin}/a.jpg` }).end(),
  NotFound404: (response) => response.writeHead(404).end(picture),
  [LATE]: () => undefined,
  [GOOD]: (response) => response.writeHead(200, { "content-type": "text/html" }).end(picture),
};

let service: Upstream;
let elsewhere: Upstream;
let asked: IncomingMessage[] = [];
let askedElsewhere = 0;
let cms: RunningCms;
let client: APIRequestContext;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const size = { width: 480, height: 360, channels: 3, background: "green" } as const;
  picture = await sharp({ create: size }).jpeg().toBuffer();
  elsewhere = await startUpstream((_request, response) => {
    askedElsewhere++;
    response.end(picture);
  });
  service = await startUpstream((message, response) => {
    const [, videoId = ""] = /^\/vi\/([\w-]+)\/hqdefault\.jpg$/.exec(message.url ?? "") ?? [];
    if (message.url?.startsWith("/search")) {
      response.end(JSON.stringify({ items: items() }));
      return;
    }
    asked.push(message);
    responses[videoId]?.(response);
  });
  cms = await startCms({
    VIDEO_SEARCH_URL: `${service.origin}/search`,
    VIDEO_SEARCH_KEY: KEY,
    VIDEO_CHANNEL_ID: "firm",
    VIDEO_PICTURE_HOST: service.origin,
  });
  client = await request.newContext({ baseURL: cms.url });
});
test.afterAll(async () => {
  await client.dispose();
  await cms.end();
  await service.close();
  await elsewhere.close();
});

const items = () =>
  Object.keys(responses).map((videoId) => ({
    id: { videoId },
    snippet: { title: videoId, publishedAt: "2026-11-01T00:00:00Z" },
  }));
const addressOf = (videoId: string) => videoPictureEndpoint.address({ videoId });

/** The videos that have a picture, as the site reads the search. */
async function withPicture() {
  const answer = await client.get(videoSearchEndpoint.path);
  const page = videoSearchEndpoint.read(await answer.json());
  expect(page.items).toHaveLength(items().length);
  return page.items.filter((video) => video.picture !== null).map(({ picture: path }) => path);
}

test("MED-05 only a picture within the limits, from the service itself, is kept", async () => {
  test.setTimeout(45_000);
  expect(await withPicture()).toEqual([]);
  await expect.poll(withPicture).toEqual([addressOf(GOOD)]);
  // The slow one is given up after 8 s; none is asked for again after a failure.
  await expect.poll(() => cms.log(), { timeout: 20_000 }).toContain(`no picture of video ${LATE}`);
  expect(await withPicture()).toEqual([addressOf(GOOD)]);
  expect(asked.map(({ url }) => url).sort()).toEqual(
    items()
      .map(({ id }) => `/vi/${id.videoId}/hqdefault.jpg`)
      .sort(),
  );
  expect(askedElsewhere).toBe(0);
});

test("MED-05 it is served from disk under the contract's address, also after a restart", async () => {
  const answer = await client.get(addressOf(GOOD));
  expect(answer.status()).toBe(200);
  expect(await answer.body()).toEqual(picture);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=86400, stale-if-error=604800",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const headers = { "if-none-match": answer.headers().etag ?? "" };
  expect((await client.get(addressOf(GOOD), { headers })).status()).toBe(304);
  const before = asked.length;
  await cms.kill();
  await cms.start({ VIDEO_PICTURE_HOST: "off" });
  expect((await client.get(addressOf(GOOD))).status()).toBe(404);
  await cms.kill();
  await cms.start();
  expect(await (await client.get(addressOf(GOOD))).body()).toEqual(picture);
  expect(asked).toHaveLength(before);
});

test("MED-05 an unknown picture is 404, and no visitor makes the server ask for one", async () => {
  asked = [];
  for (const id of ["UnknownVid0", "TooLarge200", "..%2f..%2fcms", "%2e%2e", "a%00bcdefghij"]) {
    const { status } = await fetch(`${cms.url}/api/videos/${id}/picture`);
    expect([400, 404], id).toContain(status);
  }
  expect(asked).toEqual([]);
});

test("MED-05 the key of the search is in no call for a picture, no answer and no log", async () => {
  const answer = await client.get(videoSearchEndpoint.path);
  for (const text of [await answer.text(), cms.log()]) expect(text).not.toContain(KEY);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const { url, rawHeaders } of asked) expect([url, ...rawHeaders].join()).not.toContain(KEY);
  expect(cms.log()).not.toContain(service.origin);
});
