import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/visitor";

const video = (n: number) => ({
  id: { videoId: `SAMPLE-${n}` },
  snippet: { title: `Sample video ${n}`, publishedAt: "2026-10-05T20:00:00Z" },
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => video(from + index));

const cards = (page: Page) => page.getByRole("listitem").filter({ has: page.locator("h3") });

async function pages(page: Page) {
  const asked: URL[] = [];
  await page.route("**/api/videos/search**", async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const second = url.searchParams.get("pageToken") === "two";
    await route.fulfill({
      json: second
        ? { items: range(13, 15) }
        : {
            items: [
              ...range(1, 12),
              { id: { kind: "playlist" }, snippet: { title: "A playlist" } },
            ],
            nextPageToken: "two",
          },
    });
  });
  return asked;
}

test("MED-01 twelve videos with title and date, newest first; only those with a video id", async ({
  page,
}) => {
  const asked = await pages(page);
  await open(page, "/media/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Gallery");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("A playlist")).toHaveCount(0);
  // 20:00 in London is the next day in India.
  await expect(cards(page).first()).toContainText("Oct 06, 2026");
  expect(asked[0]?.searchParams.get("order")).toBe("date");
  expect(asked[0]?.searchParams.get("maxResults")).toBe("12");
});

test("MED-02 the next page comes when the end is in view, and the last page ends it", async ({
  page,
}) => {
  const asked = await pages(page);
  await open(page, "/media/");
  await expect(cards(page)).toHaveCount(12);
  await cards(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(cards(page)).toHaveCount(15);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText("Sample video 15")).toBeVisible();
  expect(asked.map((url) => url.searchParams.get("pageToken"))).toEqual([null, "two"]);
});

test("MED-02 'Loading more videos...' shows while the next page is on its way", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/videos/search**", async (route) => {
    const second = route.request().url().includes("pageToken=two");
    if (second) await held;
    await route.fulfill({
      json: second ? { items: [video(13)] } : { items: range(1, 12), nextPageToken: "two" },
    });
  });
  await open(page, "/media/");
  await expect(cards(page)).toHaveCount(12);
  await cards(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(page.getByText("Loading more videos...")).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(13);
  await expect(page.getByText("Loading more videos...")).toHaveCount(0);
});

test("MED-03 an empty channel says 'No videos found'", async ({ page }) => {
  await page.route("**/api/videos/search**", (route) => route.fulfill({ json: { items: [] } }));
  await open(page, "/media/");
  await expect(page.getByText("No videos found")).toBeVisible();
});

test.describe("a failing service", () => {
  test.use({ expectedErrors: /403|video/i });

  test("MED-03 'Failed to fetch videos' with a Retry that works", async ({ page }) => {
    let fails = true;
    await page.route("**/api/videos/search**", (route) =>
      fails
        ? route.fulfill({ status: 403, body: "" })
        : route.fulfill({ json: { items: range(1, 3) } }),
    );
    await open(page, "/media/");
    await expect(page.getByText("Failed to fetch videos")).toBeVisible();
    fails = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByText("Failed to fetch videos")).toHaveCount(0);
  });
});

test.describe("playing", () => {
  test.use({ expectedErrors: /youtube-nocookie/ });

  test("MED-04 a video loads from the no-cookie host, and only after a click", async ({
    page,
    baseURL,
  }) => {
    await pages(page);
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(String(baseURL))) outside.push(request.url());
    });
    await open(page, "/media/");
    await expect(cards(page)).toHaveCount(12);
    expect(outside).toEqual([]);
    await page.getByRole("button", { name: "Play video: Sample video 1", exact: true }).click();
    const player = "https://www.youtube-nocookie.com/embed/SAMPLE-1?autoplay=1&rel=0";
    await expect(page.getByTitle("Sample video 1", { exact: true })).toHaveAttribute("src", player);
    await expect.poll(() => outside).toEqual([player]);
  });
});
