import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mockResponse, holdRoute, isCall, refuseCall } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import { expect, openPage, scrollTo, waitForIdle, test, disableTimers } from "../support/visitor";

const toVideo = (n: number) => ({
  id: { videoId: `SAMPLE-${n}` },
  snippet: { title: `Sample video ${n}`, publishedAt: "2026-10-05T20:00:00Z" },
});
const toVideos = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => toVideo(from + index));

const getCards = (page: Page) => page.getByRole("listitem").filter({ has: page.locator("h3") });

const SEARCH = "/api/videos/search";
const PLAYLIST = { id: { kind: "playlist" }, snippet: { title: "A playlist" } };

const isSecondPage = ({ searchParams }: URL) => searchParams.get("pageToken") === "two";

/** Responds to both pages of the search. Returns the requests. */
async function mockVideoPages(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route(isCall(SEARCH), async (route) => {
    const url = new URL(route.request().url());
    requests.push(url);
    const first = { items: [...toVideos(1, 12), PLAYLIST], nextPageToken: "two" };
    await route.fulfill({ json: isSecondPage(url) ? { items: toVideos(13, 15) } : first });
  });
  return requests;
}

test("MED-01, MED-02 shows twelve videos, and more when the end is in view @phone", async ({
  page,
}) => {
  await disableTimers(page, 10_000);
  const requests = await mockVideoPages(page);
  const release = await holdRoute(page, isSecondPage, (route) => route.fallback());
  await openPage(page, "/media/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Gallery");
  await expect(getCards(page)).toHaveCount(12);
  await expect(page.getByText("A playlist")).toHaveCount(0);
  // 20:00 UTC is the next day in India.
  await expect(getCards(page).first()).toContainText("Oct 06, 2026");
  const first = Object.fromEntries(requests[0]?.searchParams ?? []);
  expect(first).toMatchObject({ order: "date", maxResults: "12" });
  await getCards(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(page.getByText("Loading more videos...")).toBeVisible();
  release();
  await expect(getCards(page)).toHaveCount(15);
  await expect(page.getByText("Loading more videos...")).toHaveCount(0);
  await scrollTo(page, 100_000);
  await expect(page.getByRole("heading", { name: "Sample video 15" })).toBeVisible();
  expect(requests.map((url) => url.searchParams.get("pageToken"))).toEqual([null, "two"]);
});

test("MED-02 stops after a page that brings no new video", async ({ page }) => {
  const requests: string[] = [];
  await page.route(isCall(SEARCH), async (route) => {
    const { href, searchParams } = new URL(route.request().url());
    requests.push(href);
    const items = searchParams.has("pageToken") ? [] : toVideos(1, 1);
    await route.fulfill({ json: { items, nextPageToken: `token-${requests.length}` } });
  });
  await openPage(page, "/media/");
  await expect(getCards(page)).toHaveCount(1);
  const showEnd = () =>
    getCards(page)
      .last()
      .evaluate((card) => card.scrollIntoView({ block: "center" }));
  await showEnd();
  await expect.poll(() => requests).toHaveLength(2);
  for (let times = 0; times < 2; times++) {
    await scrollTo(page, 0);
    await showEnd();
    await waitForIdle(page);
  }
  expect(requests).toHaveLength(2);
});

test("MED-03 an empty channel says so; a failure has a Retry @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/403|video/i);
  await mockResponse(page, SEARCH, { items: [] });
  await openPage(page, "/media/");
  await expect(page.getByText("No videos found")).toBeVisible();
  await refuseCall(page, SEARCH, 403);
  await openPage(page, "/media/");
  await expect(page.getByText("Failed to fetch videos")).toBeVisible();
  await mockResponse(page, SEARCH, { items: toVideos(1, 3) });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(getCards(page)).toHaveCount(3);
  await expect(page.getByText("Failed to fetch videos")).toHaveCount(0);
});

test("MED-04 a video loads from the no-cookie host, and only after a click", async ({
  page,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/youtube-nocookie/);
  await mockVideoPages(page);
  // The real service would be called otherwise.
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>A player</p>" }),
  );
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(String(baseURL))) outside.push(request.url());
  });
  await openPage(page, "/media/");
  await expect(getCards(page)).toHaveCount(12);
  expect(outside).toEqual([]);
  await page.getByRole("button", { name: "Play video: Sample video 1", exact: true }).click();
  const player = "https://www.youtube-nocookie.com/embed/SAMPLE-1?autoplay=1&rel=0";
  await expect(page.getByTitle("Sample video 1", { exact: true })).toHaveAttribute("src", player);
  await expect.poll(() => outside).toEqual([player]);
  await expect(page.frameLocator("main iframe").getByText("A player")).toBeVisible();
  await expect(page.getByTitle("Sample video 1", { exact: true })).toBeFocused();
});

test("MED-05 a card shows our server's picture, or a poster of its own @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const [first, second, ...others] = toVideos(1, 12);
  const elsewhere = { ...toVideo(13), picture: "https://pictures.example/a.jpg" };
  const served = [first, second].map((item) => ({ ...item, picture: true }));
  await mockResponse(page, SEARCH, { items: [...served, ...others, elsewhere] });
  const size = { width: 480, height: 360, channels: 3, background: "red" } as const;
  const jpeg = await sharp({ create: size }).jpeg().toBuffer();
  await page.route(isCall("/api/videos/SAMPLE-1/picture"), (route) =>
    route.fulfill({ body: jpeg, contentType: "image/jpeg" }),
  );
  await refuseCall(page, "/api/videos/SAMPLE-2/picture", 404);
  await countShifts(page);
  await openPage(page, "/media/");
  await expect(getCards(page)).toHaveCount(13);
  const button = getCards(page).first().getByRole("button");
  await expect(button.locator("img")).toHaveJSProperty("naturalWidth", 480);
  await expect(button.locator("img[alt=''][loading=lazy]")).toBeVisible();
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(16 / 9, 1);
  const posters = page.locator("svg[data-poster]");
  await getCards(page).nth(1).scrollIntoViewIfNeeded();
  await expect(posters).toHaveCount(12);
  const readDrawings = () => posters.evaluateAll((all) => all.map((each) => each.innerHTML));
  const looks = await readDrawings();
  expect(new Set(looks).size).toBe(12);
  await scrollTo(page, 0);
  await page.reload();
  // The built cards are shown first.
  await expect(getCards(page)).toHaveCount(13);
  await getCards(page).nth(1).scrollIntoViewIfNeeded();
  await expect(posters).toHaveCount(12);
  expect(await readDrawings()).toEqual(looks);
  await expectNoShift(page);
});
