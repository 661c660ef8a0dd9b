import type { Page } from "@playwright/test";
import { mockResponse, holdCalls } from "../support/api-responses";
import { toRawMonths } from "../support/complaint-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import {
  expect,
  openPage,
  passTime,
  readStyle,
  scrollTo,
  getSection,
  waitForIdle,
  site,
  stopClock,
  test,
} from "../support/visitor";

const LABELS = [
  "Received during the month",
  "Carried Forward",
  "Resolved during the month",
  "Pending at the end of the month",
];
const getPanel = (page: Page) =>
  getSection(page, /^(?:Data of the month|Latest complaint data)/).filter({ hasText: LABELS[0] });

test("HOM-06 in mid-window counters run from 0 in 2 s, and stars follow", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, "/");
  const figures = getSection(page, `${site.brand.product} in figures`);
  const running = figures.locator("[data-counting] > [aria-hidden]");
  await expect(running).toHaveText(["0K+", "0.0", "0+"]);
  for (const figure of await running.all()) {
    const left = (await figure.boundingBox())?.x;
    expect(left, "above its label").toBe((await figure.locator("..").boundingBox())?.x);
  }
  await stopClock(page);
  await figures.evaluate(scrollToPart, 0.6);
  await passTime(page, 2_500);
  await expect(running).toHaveText(["0K+", "0.0", "0+"]);

  await figures.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const users = running.filter({ hasText: "K+" });
  await expect(async () => {
    await passTime(page, 50);
    expect(await users.textContent()).not.toBe("0K+");
  }).toPass();
  await passTime(page, 1_000);
  const readCount = async () => parseFloat((await users.textContent()) ?? "");
  await expect.poll(readCount).toBeGreaterThan(30);
  expect(await readCount()).toBeLessThan(75);
  await passTime(page, 800);
  await expect(users).toHaveCount(1);
  await passTime(page, 250);
  await expect(users).toHaveCount(0);
  await passTime(page, 2_100);
  await expect(running).toHaveCount(0);
  await expect(figures.getByRole("listitem")).toHaveText([
    "75K+ registered users",
    "4.9 out of 5 stars",
    "25+ years of experience",
  ]);
  await expect(figures.getByText("75K+")).toHaveCSS("opacity", "1");
  // ui/stars.test.ts tests how far each star is coloured.
  const stars = figures.getByRole("img", { name: "4.9 out of 5 stars" });
  await expect(stars).toHaveAttribute("data-appear", "now");
  const delays = await stars
    .locator("[data-part] > path:first-child")
    .evaluateAll((all) => all.map((path) => parseFloat(getComputedStyle(path).animationDelay)));
  expect(delays).toHaveLength(5);
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
});

test("HOM-06 stars appear after a jump past them, and are never hidden on paper, under reduced motion or in forced colours", async ({
  page,
}) => {
  await openPage(page, "/");
  const figures = getSection(page, `${site.brand.product} in figures`);
  const stars = figures.getByRole("img", { name: "4.9 out of 5 stars" });
  const star = stars.locator(".fill").first();
  await expect(stars).toHaveAttribute("data-appear", "waiting");
  await expect(star).toHaveCSS("opacity", "0");
  for (const shown of [{ media: "print" }, { reducedMotion: "reduce" }] as const) {
    await page.emulateMedia(shown);
    await expect(star).toHaveCSS("opacity", "1");
    await page.emulateMedia({ media: null, reducedMotion: null });
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expect(star).toHaveCSS("fill", await readStyle(figures, "color"));
  await page.emulateMedia({ forcedColors: null });
  await scrollTo(page, 100_000);
  await expect(stars).toHaveAttribute("data-appear", "now");
});

test("HOM-11 the last month loads when near, and counts in mid-window @full", async ({ page }) => {
  const [received, carriedForward, resolved, pending] = [1204, 3, 1190, 17];
  const last = { month: "October 2026", received, carriedForward, resolved, pending };
  const countCalls = await mockResponse(page, "/api/table", [...toRawMonths(3), last]);
  await openPage(page, "/");
  await waitForIdle(page);
  expect(countCalls()).toBe(0);
  const loaded = page.waitForResponse("**/api/table");
  // Near enough to load, not yet in mid-window.
  await getPanel(page).evaluate(scrollToPart, 1);
  await loaded;
  const title = { name: "Data of the month ending October 2026" };
  await expect(getPanel(page).getByRole("heading", title)).toBeVisible();
  await expect(getPanel(page).getByRole("term")).toHaveText(LABELS);
  const counting = getPanel(page).locator("dd [aria-hidden]");
  await expect(counting).toHaveText(["0", "0", "0", "0"]);
  await getPanel(page).locator("dl").evaluate(scrollToPart, 0);
  await expect(getPanel(page).locator("dd")).toHaveText(["1,204", "3", "1,190", "17"]);
  await expect(counting).toHaveCount(0);
  expect(countCalls()).toBe(1);
  await expect(getPanel(page).getByRole("link")).toHaveAttribute("href", "/investor-charter/");
});

test("HOM-11 late figures shift nothing @phone @full", async ({ page }) => {
  const release = await holdCalls(page, { "/api/table": toRawMonths(10) });
  await countShifts(page);
  await openPage(page, "/");
  await getPanel(page).scrollIntoViewIfNeeded();
  await expect(getPanel(page).getByText(/^Last updated/)).toBeVisible();
  release();
  await expect(getPanel(page).getByText(/^Last updated/)).toHaveCount(0);
  await expect(getPanel(page).getByRole("heading", { name: /October 2026$/ })).toBeVisible();
  await expectNoShift(page);
});

for (const [fault, response, pattern] of [
  ["a response that is not OK", { status: 404, json: {} }, /returned 404/],
  ["an empty list", { json: [] }, /No data found/],
] as const) {
  test(`HOM-11 space and link stay, and only the log names ${fault} @full`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/^logged: (Failed to load resource|Error fetching monthly complaints:)/);
    await page.route("**/api/table", (route) => route.fulfill(response));
    await openPage(page, "/");
    const before = await getPanel(page).boundingBox();
    const loggedError = page.waitForEvent("console", (message) => pattern.test(message.text()));
    await getPanel(page).scrollIntoViewIfNeeded();
    await loggedError;
    await expect(getPanel(page).getByRole("term")).toHaveText(LABELS);
    await expect(getPanel(page).getByRole("alert")).toHaveCount(0);
    await expect(getPanel(page).getByText(/fail|error|no data/i)).toHaveCount(0);
    await expect(getPanel(page).getByRole("link")).toBeVisible();
    expect((await getPanel(page).boundingBox())?.height).toBe(before?.height);
  });
}

/** Scrolls until an element begins at this part of the window's height, 0.5 being the middle. */
function scrollToPart(element: Element, part: number): void {
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight * part, behavior: "instant" });
}
