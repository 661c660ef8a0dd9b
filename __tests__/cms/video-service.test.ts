import type { Store } from "../../cms/src/public-api/store";
import { openVideoService } from "../../cms/src/records/video-service";
import { createPageTokens } from "../../cms/src/records/page-token";
import { callRouter } from "./call-router";
import { createVideoService, type Respond } from "./video-upstream";
import { videoSearchEndpoint, VIDEO_PAGE_SIZE } from "../../src/shared/contract/videos";

const secret = "a secret of this test";
const tokens = createPageTokens(secret);
const KEY = "the-key-of-this-server";
const toItem = (videoId: unknown) => ({
  kind: "youtube#searchResult",
  etag: "e",
  id: { kind: "youtube#video", videoId },
  snippet: { title: "Sample", publishedAt: "2026-11-01T00:00:00Z", channelId: "c" },
});
const page = { items: [toItem("abc-1"), toItem(undefined), { id: "x" }], nextPageToken: "NEXT_1" };

const sendPage: Respond = (response) => response.end(JSON.stringify(page));
const { service, logged } = createVideoService(sendPage);
let now = Date.UTC(2026, 10, 21);

function createCaller(perDay = 500) {
  const url = `${service.origin}/search`;
  const store: Store = {
    mediaUrl: "",
    today: "2026-11-20",
    videoService: openVideoService({ url, key: KEY, channelId: "firm", perDay, secret }, () => now),
    list: async () => {
      throw new Error("the CMS's own videos are not read");
    },
  };
  return async (query = "") => {
    const { response } = await callRouter(store, `/api/videos/search${query}`);
    return { status: response.status, text: await response.text() };
  };
}

test("the CMS calls the third party with the server's key and channel, and passes on a part of its response", async () => {
  const call = createCaller();
  const { status, text } = await call(`?channelId=another&pageToken=${tokens.sign("ABC_2")}`);
  expect(status).toBe(200);
  const query = new URL(service.asked[0] ?? "", service.origin).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    part: "snippet",
    type: "video",
    order: "date",
    maxResults: String(VIDEO_PAGE_SIZE),
    channelId: "firm",
    pageToken: "ABC_2",
    key: KEY,
  });
  expect(videoSearchEndpoint.read(JSON.parse(text))).toMatchObject({
    items: [{ id: "abc-1", title: "Sample" }],
    nextPageToken: tokens.sign("NEXT_1"),
  });
  expect(text).not.toContain("kind");
});

test("MED-01 a title that is typed in the CMS is shown as typed", async () => {
  const title = "P&L &amp; <b> “&lt;” it's";
  const docs = [{ videoId: "a", title, publishedAt: "2026-11-01T00:00:00Z" }] as never[];
  const listDocs = async () => ({ docs, page: 1, totalPages: 1, totalDocs: 1 });
  const store: Store = { mediaUrl: "", today: "2026-11-20", list: listDocs };
  const { response } = await callRouter(store, "/api/videos/search");
  expect(videoSearchEndpoint.read(await response.json()).items).toMatchObject([{ title }]);
});

test("a response is cached for five minutes by page; simultaneous calls share one request", async () => {
  const call = createCaller();
  await Promise.all([call(), call(), call(`?pageToken=${tokens.sign("B")}`)]);
  now += 4 * 60_000;
  await call();
  expect(service.asked.length).toBe(2);
  now += 2 * 60_000;
  await call();
  expect(service.asked.length).toBe(3);
});

const sendRedirect: Respond = (response) => {
  // A redirect to a readable response.
  service.respond = sendPage;
  response.writeHead(302, { location: "/elsewhere" }).end();
};

test.each<[string, Respond]>([
  ["an error", (response) => response.writeHead(403).end(`{"key":"${KEY}"}`)],
  ["a page", (response) => response.end("<html>")],
  ["another shape", (response) => response.end('{"items":{}}')],
  ["a redirect", sendRedirect],
  ["a broken connection", (response) => response.destroy()],
])("%s gives a 502 without the key, and the next call tries again", async (_what, fault) => {
  const call = createCaller();
  service.respond = fault;
  const { status, text } = await call();
  expect(status).toBe(502);
  expect(JSON.parse(text)).toEqual({ message: "The video service cannot be reached right now." });
  expect(JSON.stringify(logged.mock.calls)).not.toContain(KEY);
  service.respond = sendPage;
  expect((await call()).status).toBe(200);
});

test("the CMS passes on only its own tokens; later pages get half of the daily requests", async () => {
  const call = createCaller(4);
  const given = tokens.sign("B");
  const forged = [
    "B",
    "A.b",
    given.slice(1),
    `${given.slice(0, -1)}!`,
    createPageTokens("x").sign("B"),
  ];
  for (const token of forged) expect((await call(`?pageToken=${token}`)).status).toBe(400);
  expect(service.asked).toEqual([]);

  const getLater = async (name: string) => (await call(`?pageToken=${tokens.sign(name)}`)).status;
  expect([await getLater("C"), await getLater("D"), await getLater("E")]).toEqual([200, 200, 502]);
  const getFirst = async (limit: number) => (await call(`?maxResults=${limit}`)).status;
  expect([await getFirst(1), await getFirst(2), await getFirst(3)]).toEqual([200, 200, 502]);
  expect(service.asked).toHaveLength(4);
  now += 24 * 60 * 60_000;
  expect([await getLater("E"), await getFirst(3)]).toEqual([200, 200]);
});
