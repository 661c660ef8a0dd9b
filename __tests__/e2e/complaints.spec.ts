import type { Page } from "@playwright/test";
import { answer } from "../support/api-answers";
import { rawMonths } from "../support/complaint-answers";
import { shiftSoFar } from "../support/layout-shift";
import { mainSection } from "../support/sections-of-home";
import { expect, open, passTime, stopClock, test } from "../support/visitor";

const LABELS = [
  "Received during the month",
  "Carried Forward",
  "Resolved during the month",
  "Pending at the end of the month",
];
const panel = (page: Page) =>
  mainSection(page, /^Data of the month/).filter({ hasText: LABELS[0] });
const figure = (page: Page, label: string) =>
  panel(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("HOM-11 the panel shows the last month of the answer under the four labels", async ({
  page,
}) => {
  const last = {
    month: "October 2026",
    received: 1204,
    carriedForward: 3,
    resolved: 1190,
    pending: 17,
  };
  await answer(page, "/api/table", [...rawMonths(3), last]);
  await open(page, "/");
  await panel(page).scrollIntoViewIfNeeded();
  await expect(
    panel(page).getByRole("heading", { name: "Data of the month ending October 2026" }),
  ).toBeVisible();
  await expect(panel(page).getByRole("term")).toHaveText(LABELS);
  for (const [index, value] of ["1,204", "3", "1,190", "17"].entries()) {
    await expect(
      figure(page, LABELS[index] ?? "")
        .locator("span > span")
        .first(),
    ).toHaveText(value);
  }
  await expect(panel(page).getByRole("link")).toHaveAttribute("href", "/investor-charter/");
});

test("HOM-11 each figure counts from 0 in two seconds once it is in the centre", async ({
  page,
}) => {
  await answer(page, "/api/table", [
    { month: "October 2026", received: 1000, carriedForward: 0, resolved: 0, pending: 0 },
  ]);
  await page.clock.install({ time: 0 });
  await open(page, "/");
  const loaded = page.waitForResponse("**/api/table");
  // Near enough to load, not yet in the centre.
  await panel(page).evaluate((element) =>
    window.scrollBy({
      top: element.getBoundingClientRect().top - window.innerHeight,
      behavior: "instant",
    }),
  );
  await loaded;
  const running = figure(page, LABELS[0] ?? "").locator("[aria-hidden]");
  await expect(running).toHaveText("0");
  await stopClock(page);
  // Past the centre, which the fixed header moves for scrollIntoView.
  await running.evaluate((element) =>
    element.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  const count = async () => {
    await passTime(page, 50);
    return Number((await running.textContent())?.replace(",", ""));
  };
  await expect.poll(count).toBeGreaterThan(0);
  await passTime(page, 700);
  expect(await count()).toBeLessThan(1_000);
  await passTime(page, 1_300);
  await expect(running).toHaveCount(0);
  await expect(figure(page, LABELS[0] ?? "")).toHaveText("1,000");
});

test("HOM-11 nothing is asked for before the panel is near", async ({ page }) => {
  const asked = await answer(page, "/api/table", rawMonths(1));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked()).toBe(0);
  await panel(page).scrollIntoViewIfNeeded();
  await expect.poll(asked).toBe(1);
});

test("HOM-11 figures that come after a second move nothing", async ({ page }) => {
  await answer(page, "/api/table", rawMonths(10), 1_000);
  await open(page, "/");
  await panel(page).scrollIntoViewIfNeeded();
  await countShiftsFromNow(page);
  await expect(panel(page).getByRole("heading", { name: /October 2026$/ })).toBeVisible();
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test.describe("without figures", () => {
  test.use({
    expectedErrors: /^logged: (Failed to load resource|Error fetching monthly complaints:)/,
  });

  for (const [fault, response, words] of [
    ["an answer that is not OK", { status: 404, json: {} }, /answered 404/],
    ["an answer that is no list", { json: { message: "none" } }, /expected a list/],
    ["an empty list", { json: [] }, /No data found/],
  ] as const) {
    test(`HOM-11 ${fault} is only logged; the panel keeps its room and its link`, async ({
      page,
    }) => {
      await page.route("**/api/table", (route) => route.fulfill(response));
      await open(page, "/");
      const before = await panel(page).boundingBox();
      const logged = page.waitForEvent("console", (message) => words.test(message.text()));
      await panel(page).scrollIntoViewIfNeeded();
      await logged;
      await expect(panel(page).getByRole("term")).toHaveText(LABELS);
      await expect(panel(page).getByRole("alert")).toHaveCount(0);
      await expect(panel(page).getByText(/fail|error|no data/i)).toHaveCount(0);
      await expect(panel(page).getByRole("link")).toBeVisible();
      expect((await panel(page).boundingBox())?.height).toBe(before?.height);
    });
  }
});

/** Shifts after the page has settled where it is. */
async function countShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift" });
  });
}
