import type { Page } from "@playwright/test";
import { answer, PICTURE } from "../support/api-answers";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, test } from "../support/visitor";

const section = (page: Page) => page.getByRole("region", { name: "Client Testimonials" });
const long = Array.from({ length: 31 }, (_, index) => `word${index + 1}`).join(" ");

const REVIEWS = [
  { score: 5, text: long, userName: "Sample Reader Number Four", userImage: PICTURE },
  { score: 3, text: "not shown", userName: "Sample Critic", userImage: PICTURE },
  { score: 4, text: "short and good", userName: "Sample B", userImage: "/missing-portrait.png" },
];

test.describe("with reviews", () => {
  // The portrait that is missing on purpose.
  test.use({ expectedErrors: /404/ });

  test("HOM-07 good reviews scroll in one row on small screens, in two on larger ones", async ({
    page,
    isMobile,
  }) => {
    await answer(page, "/api/review", REVIEWS);
    await countShifts(page);
    await open(page, "/");
    await section(page).scrollIntoViewIfNeeded();
    const rows = section(page).getByRole("group", { name: "Client Testimonials" });
    await expect(rows).toHaveCount(isMobile ? 1 : 2);
    // Each list stands twice, so that the row can go round.
    await expect(rows.first().locator("ul")).toHaveCount(2);
    await expect(rows.first().locator("li")).toHaveCount(4);
    await expect(section(page).getByText("not shown")).toHaveCount(0);
    await expect(rows.first()).toContainText("word30…");
    await expect(rows.first()).not.toContainText("word31");
    await expect(rows.first()).toContainText(
      isMobile ? "Sample Reader Number…" : "Sample Reader Number Four",
    );
    if (!isMobile) await expect(rows.last()).toContainText("Sample Reader Nu…");
    // Half the reviews have a portrait that loads, the others a drawn one.
    await expect(rows.first().locator("svg[data-placeholder]")).toHaveCount(2);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
  });

  test("HOM-07 the rows rest under the pointer and by a button", async ({ page, isMobile }) => {
    await answer(page, "/api/review", REVIEWS);
    await open(page, "/");
    await section(page).scrollIntoViewIfNeeded();
    const row = section(page).getByRole("group").first();
    const track = row.locator("> div");
    const state = () => track.evaluate((moving) => getComputedStyle(moving).animationPlayState);
    await expect.poll(state).toBe("running");
    if (!isMobile) {
      await row.hover();
      await expect.poll(state).toBe("paused");
      await page.mouse.move(5, 5);
      await expect.poll(state).toBe("running");
    }
    await section(page).getByRole("button", { name: "Pause Client Testimonials" }).click();
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe("paused");
  });
});

test("HOM-07 without a review the section says where reviews stand, in the same room", async ({
  page,
}) => {
  await answer(page, "/api/review", [REVIEWS[1]], 500);
  await open(page, "/");
  await section(page).scrollIntoViewIfNeeded();
  const height = (await section(page).boundingBox())?.height;
  await page.waitForResponse("**/api/review");
  await expect(section(page).getByRole("link")).toHaveCount(1);
  await expect(section(page).locator("[data-testimonials]")).toHaveCount(0);
  expect((await section(page).boundingBox())?.height).toBe(height);
});
