import type { Page } from "@playwright/test";
import { mockResponse, holdRoute, PICTURE, refuseCall } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import { expect, openPage, test } from "../support/visitor";

const getPart = (page: Page) => page.getByRole("region", { name: "Client Testimonials" });
/** Scrolls to the images, which are two sections above the testimonials. */
const scrollNear = (page: Page) =>
  page.getByRole("group", { name: "Highlights" }).scrollIntoViewIfNeeded();
const long = Array.from({ length: 31 }, (_, index) => `word${index + 1}`).join(" ");

/** One word, wider than a card. */
const LONG_NAME = `Sample${"name".repeat(7)}`;

const REVIEWS = [
  { score: 5, text: long, userName: "Sample Reader Number Four", userImage: PICTURE },
  { score: 3, text: "not shown", userName: "Sample Critic", userImage: PICTURE },
  { score: 4, text: "short and good", userName: LONG_NAME, userImage: "/missing-portrait.png" },
];

test("HOM-15, HOM-07 shows good reviews and their number in moving rows that can be paused @phone", async ({
  page,
  isMobile,
  expectConsoleError,
}) => {
  // The portrait that is missing on purpose.
  expectConsoleError(/404/);
  await mockResponse(page, "/api/review", REVIEWS);
  await countShifts(page);
  await openPage(page, "/");
  await scrollNear(page);
  await getPart(page).scrollIntoViewIfNeeded();
  const rows = getPart(page).getByRole("group", { name: "Client Testimonials" });
  await expect(rows).toHaveCount(isMobile ? 1 : 2);
  const row = rows.first();
  await expect(getPart(page)).toContainText("Showing reviews rated 4 and above: 2 of 3.");
  // Each list is doubled, so that the row can loop.
  await expect(row.locator("ul")).toHaveCount(2);
  await expect(row.locator("li")).toHaveCount(4);
  await expect(getPart(page).getByText("not shown")).toHaveCount(0);
  await expect(row).toContainText("word30…");
  await expect(row).not.toContainText("word31");
  await expect(row).toContainText(isMobile ? "Sample Reader Number…" : "Sample Reader Number Four");
  if (!isMobile) await expect(rows.last()).toContainText("Sample Reader Nu…");
  // Half the reviews have a portrait that loads, the others a drawn one.
  await expect(row.locator("svg[data-placeholder]")).toHaveCount(2);
  await expectNoShift(page);
  for (const card of await row.getByRole("article").all()) {
    // In one call, because the row moves.
    const space = await card.evaluate((box) => {
      const name = box.querySelector("footer span")?.getBoundingClientRect();
      return box.getBoundingClientRect().right - (name?.right ?? Infinity);
    });
    expect(space).toBeGreaterThan(0);
    await expect(card.locator("footer span")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }

  const track = row.locator("> div");
  const state = "animation-play-state";
  await expect(track).toHaveCSS(state, "running");
  if (!isMobile) {
    await row.hover();
    await expect(track).toHaveCSS(state, "paused");
    await page.mouse.move(5, 5);
    await expect(track).toHaveCSS(state, "running");
  }
  await getPart(page).getByRole("button", { name: "Pause Client Testimonials" }).click();
  await page.mouse.move(5, 5);
  await expect(track).toHaveCSS(state, "paused");
});

test("HOM-07 without a good review, or after a failure, the section is absent and nothing shifts @phone @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Error fetching reviews|404/);
  await countShifts(page);
  for (const mockReviews of [
    () => mockResponse(page, "/api/review", [REVIEWS[1]]),
    () => refuseCall(page, "/api/review"),
  ]) {
    await mockReviews();
    const responded = page.waitForResponse("**/api/review");
    await openPage(page, "/");
    await scrollNear(page);
    await responded;
    await expect(page.locator("h2", { hasText: "Client Testimonials" })).toHaveCount(0);
    await expectNoShift(page);
  }
});

test("HOM-07 reviews that fail in view say so in their place, and Retry brings them @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Error fetching reviews|404/);
  await countShifts(page);
  const release = await holdRoute(page, "**/api/review*", (route) =>
    route.fulfill({ status: 404, body: "{}" }),
  );
  await openPage(page, "/");
  await scrollNear(page);
  const room = page.locator("h2", { hasText: "Client Testimonials" });
  await room.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  release();
  await expect(getPart(page).getByRole("alert")).toContainText("The reviews could not be loaded.");
  await expectNoShift(page);
  await mockResponse(page, "/api/review", REVIEWS);
  await getPart(page).getByRole("button", { name: "Retry" }).click();
  await expect(getPart(page).getByText("short and good").first()).toBeVisible();
  await expectNoShift(page);
});
