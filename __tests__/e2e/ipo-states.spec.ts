import { answer } from "../support/api-answers";
import {
  IPOS_PAGE,
  THREE_IPOS,
  answerIpos,
  companies,
  searchBox,
  statusChoice,
} from "../support/ipo-page";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, test } from "../support/visitor";

test("IPO-05 an empty table says why, and what to try", async ({ page }) => {
  await answerIpos(page, []);
  await open(page, IPOS_PAGE);
  await expect(page.getByText("No IPOs available", { exact: true })).toBeVisible();
  await expect(page.getByText("Try a different filter")).toHaveCount(0);
  await searchBox(page).fill("nobody");
  await expect(page.getByText('No IPOs found for "nobody"', { exact: true })).toBeVisible();
  await expect(page.getByText("Try a different filter", { exact: true })).toBeVisible();
  await statusChoice(page).selectOption("Closed");
  await expect(
    page.getByText('No IPOs found for "nobody" with status "closed"', { exact: true }),
  ).toBeVisible();
});

test("IPO-06 a spinner until the rows come, and nothing moves when they do", async ({ page }) => {
  await countShifts(page);
  await answer(page, "/api/company", [{ upcomingIpos: "One" }, { upcomingIpos: "Two" }], 700);
  await answer(page, "/api/company/list", [{ _id: "1", ipoListingsToday: "Three" }], 900);
  await answer(page, "/api/company/ipos", THREE_IPOS, 1_000);
  await open(page, IPOS_PAGE);
  const spinner = page.getByText("Loading IPOs...");
  await expect(spinner).toBeVisible();
  await expect(page.getByText(/No IPO/)).toHaveCount(0);
  await expect(companies(page)).toHaveCount(3);
  await expect(spinner).toHaveCount(0);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test.describe("when the call fails", () => {
  test.use({ expectedErrors: /^logged: (Failed to load resource|Error fetching IPOs:)/ });

  for (const [fault, response] of [
    ["500", { status: 500, body: "{}" }],
    ["truncated JSON", { status: 200, contentType: "application/json", body: '[{"_id":' }],
    ["another shape", { status: 200, json: { message: "maintenance" } }],
  ] as const) {
    test(`IPO-06 ${fault}: a red box with the message, and Retry`, async ({ page }) => {
      const call = (url: URL) => url.pathname === "/api/company/ipos";
      await page.route(call, (route) => route.fulfill(response));
      await open(page, IPOS_PAGE);
      const box = page.getByRole("alert");
      await expect(box).toContainText("Error", { timeout: 20_000 });
      await expect(box).toContainText("Failed to fetch IPOs. Please try again later.");
      const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
        (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await page.unroute(call);
      await answerIpos(page, THREE_IPOS);
      await box.getByRole("button", { name: "Retry" }).click();
      await expect(companies(page)).toHaveCount(3);
      await expect(box).toHaveCount(0);
    });
  }
});
