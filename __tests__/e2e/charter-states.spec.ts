import { answer } from "../support/api-answers";
import { CHARTER, REPORT, REPORT_FAILED, report, trend } from "../support/charter-page";
import { answerComplaints, rawMonths, rawReport } from "../support/complaint-answers";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, test } from "../support/visitor";

test("CHR-05 without an active report the page says so", async ({ page }) => {
  await answer(page, REPORT, { data: { active: null } });
  await open(page, CHARTER);
  await expect(page.getByText("No active complaint report found.")).toBeVisible();
  await expect(report(page)).toHaveCount(0);
});

test("CHR-05 'Refresh Data' asks for all three again and shows what is new", async ({ page }) => {
  await answerComplaints(page);
  await open(page, CHARTER);
  await expect(report(page)).toContainText("12");
  const asked = await answer(page, REPORT, {
    data: { active: rawReport({ monthEnding: "November 2026" }) },
  });
  const months = await answer(page, "/api/table", rawMonths(3));
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page.getByText("Data for the month ending November 2026").first()).toBeVisible();
  await expect(trend(page, "monthly").locator("tbody tr")).toHaveCount(3);
  expect([asked(), months()]).toEqual([1, 1]);
});

test("CHR-05 answers that come after a second move nothing", async ({ page }) => {
  await countShifts(page);
  await answerComplaints(page, 1_000);
  await open(page, `${CHARTER}#complaints`);
  await expect(page.getByText("Loading complaint data...").first()).toBeVisible();
  await expect(trend(page, "annual")).toBeVisible();
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test.describe("when the report's call fails", () => {
  test.use({
    expectedErrors: /^logged: (Failed to load resource|Error fetching complaint report:)/,
  });

  test("CHR-05 the message has a Retry that keeps the visitor's place", async ({ page }) => {
    await page.route(`**${REPORT}`, (route) => route.fulfill({ status: 404, body: "{}" }));
    await open(page, CHARTER);
    const box = page.getByRole("alert").filter({ hasText: REPORT_FAILED });
    await expect(box).toBeVisible();
    await answer(page, REPORT, { data: { active: rawReport() } });
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(report(page)).toBeVisible();
    await expect(box).toHaveCount(0);
    // Focus went to the part that holds the report, not back to the page's start.
    expect(
      await page.evaluate(() => document.activeElement?.contains(document.querySelector("table"))),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test("CHR-05 a refresh that fails leaves the earlier report in view", async ({ page }) => {
    await answerComplaints(page);
    await open(page, CHARTER);
    await expect(report(page)).toBeVisible();
    await page.route(`**${REPORT}`, (route) => route.fulfill({ status: 404, body: "{}" }));
    await page.getByRole("button", { name: "Refresh Data" }).click();
    await expect(page.getByText(REPORT_FAILED)).toBeVisible();
    await expect(report(page)).toBeVisible();
  });
});
