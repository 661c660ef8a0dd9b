import type { Page } from "@playwright/test";
import { answer, hold } from "../support/api-answers";
import { rawMonths } from "../support/complaint-answers";
import { countShiftsFromNow, expectStill } from "../support/layout-shift";
import { expect, open, section, settled, test } from "../support/visitor";

const LABELS = [
  "Received during the month",
  "Carried Forward",
  "Resolved during the month",
  "Pending at the end of the month",
];
const panel = (page: Page) => section(page, /^Data of the month/).filter({ hasText: LABELS[0] });

test("HOM-11 the last month under the four labels, asked for once it is near", async ({ page }) => {
  const [received, carriedForward, resolved, pending] = [1204, 3, 1190, 17];
  const last = { month: "October 2026", received, carriedForward, resolved, pending };
  const asked = await answer(page, "/api/table", [...rawMonths(3), last]);
  await open(page, "/");
  await settled(page);
  expect(asked()).toBe(0);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(
    panel(page).getByRole("heading", { name: "Data of the month ending October 2026" }),
  ).toBeVisible();
  // What was built says the same until the answer comes.
  await expect.poll(asked).toBe(1);
  await expect(panel(page).getByRole("term")).toHaveText(LABELS);
  const values = panel(page).locator("dd > span > span:first-child");
  await expect(values).toHaveText(["1,204", "3", "1,190", "17"]);
  await expect(panel(page).getByRole("link")).toHaveAttribute("href", "/investor-charter/");
});

// How a figure counts is proven with HOM-06.
test("HOM-11 each figure counts from 0 once in the centre", async ({ page }) => {
  await answer(page, "/api/table", [{ ...rawMonths(1)[0], received: 1000 }]);
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
  const received = panel(page).locator("dd").first();
  await expect(received.locator("[aria-hidden]")).toHaveText("0");
  // Past the centre, which the fixed header moves for scrollIntoView.
  await received.evaluate((element) =>
    element.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  await expect(received).toHaveText("1,000");
  await expect(received.locator("[aria-hidden]")).toHaveCount(0);
});

test("HOM-11 figures that come late move nothing @phone", async ({ page }) => {
  const release = await hold(page, { "/api/table": rawMonths(10) });
  await open(page, "/");
  await panel(page).scrollIntoViewIfNeeded();
  await countShiftsFromNow(page);
  await expect(panel(page).getByText(/^Last updated/)).toBeVisible();
  release();
  await expect(panel(page).getByText(/^Last updated/)).toHaveCount(0);
  await expect(panel(page).getByRole("heading", { name: /October 2026$/ })).toBeVisible();
  await expectStill(page);
});

// All faults of an answer are in live/failed-answers.test.ts.
for (const [fault, response, words] of [
  ["an answer that is not OK", { status: 404, json: {} }, /answered 404/],
  ["an empty list", { json: [] }, /No data found/],
] as const) {
  test(`HOM-11 ${fault} is only logged; room and link stay`, async ({ page, provoked }) => {
    provoked.push(/^logged: (Failed to load resource|Error fetching monthly complaints:)/);
    await page.route("**/api/table", (route) => route.fulfill(response));
    await open(page, "/");
    const before = await panel(page).boundingBox();
    const told = page.waitForEvent("console", (message) => words.test(message.text()));
    await panel(page).scrollIntoViewIfNeeded();
    await told;
    await expect(panel(page).getByRole("term")).toHaveText(LABELS);
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await expect(panel(page).getByText(/fail|error|no data/i)).toHaveCount(0);
    await expect(panel(page).getByRole("link")).toBeVisible();
    expect((await panel(page).boundingBox())?.height).toBe(before?.height);
  });
}
