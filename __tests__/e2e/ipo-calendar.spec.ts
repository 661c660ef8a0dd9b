import type { Page } from "@playwright/test";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { mockResponse } from "../support/api-responses";
import { toRawIpo } from "../support/live-records";
import { expect, openPage, goTo, site, test } from "../support/visitor";

const PATH = "/ipo-calendar/";
const NAME = "Amber Orchard Foods Limited (sample)";
const PAGE = "/ipo/amber-orchard-foods-limited-sample-efwnq4/";

async function openCalendar(page: Page, address = PATH): Promise<void> {
  // 00:15 on 26 November in India, still the 25th in UTC.
  await page.clock.setFixedTime(new Date("2026-11-25T18:45:00.000Z"));
  const dates = { openingDate: "2026-11-24", closingDate: "2026-11-26", listingDate: "2026-12-01" };
  await mockResponse(page, iposEndpoint.path, [
    toRawIpo({ _id: "1", company: NAME, ...dates }),
    toRawIpo({ _id: "new", company: "<i>New</i>", openingDate: "2026-11-26", closingDate: "TBA" }),
  ]);
  await openPage(page, address);
}

test("IPO-14 a month shows its days with today marked, as a grid or a list @phone", async ({
  page,
  isMobile,
}) => {
  await openCalendar(page);
  const month = page.getByRole("region", { name: "November 2026" });
  const grid = month.getByRole("table", { name: "November 2026" });
  const today = isMobile
    ? month.locator("li[aria-current='date']")
    : grid.locator("td[aria-current='date']");
  await expect(grid).toBeVisible({ visible: !isMobile });
  await expect(today).toContainText("26");
  await expect(today).toContainText("Today");
  await expect(today.getByRole("listitem")).toHaveText([
    `<i>New</i> IPO opens`,
    `${NAME} IPO closes`,
  ]);
  await expect(today.getByRole("link")).toHaveCount(1);
  await expect(today.getByRole("link", { name: NAME })).toHaveAttribute("href", PAGE);
  await page.getByRole("link", { name: "Later month" }).click();
  await expect(page).toHaveURL(/\?month=2026-12$/);
  const next = page.getByRole("region", { name: "December 2026" });
  await expect(next.getByText("Listing").locator("visible=true")).toBeVisible();
  await expect(next.locator("[aria-current='date']")).toHaveCount(0);
  await page.goBack();
  await expect(month).toBeVisible();
});

test("IPO-14 a shared month opens; an invalid one opens this month", async ({ page }) => {
  await openCalendar(page, `${PATH}?month=2025-02`);
  const shared = page.getByRole("region", { name: "February 2025" });
  await expect(shared.getByText("No dates of IPOs are known")).toBeVisible();
  await expect(shared.getByRole("cell")).toHaveCount(35);
  await openCalendar(page, `${PATH}?month=2026-13`);
  await expect(page.getByRole("region", { name: "November 2026" })).toBeVisible();
});

test("IPO-14 the month of the build never flashes when another month is shown", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  const title = page.getByRole("heading", { name: "November 2026", includeHidden: true });
  for (const [day, path, isHidden] of [
    ["2026-11-30T18:29:00Z", PATH, false],
    ["2026-11-30T18:29:00Z", `${PATH}?month=2025-02`, true],
    ["2026-11-30T18:30:00Z", PATH, true],
  ] as const) {
    await page.clock.setFixedTime(day);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(title).toBeAttached();
    expect(await title.isHidden(), path).toBe(isHidden);
  }
});

test("IPO-14 without JavaScript the next 60 days are listed", async ({ staticPage }) => {
  await goTo(staticPage, PATH);
  const list = staticPage.getByRole("region", { name: "The next 60 days" });
  await expect(list.getByRole("link").first()).toHaveAttribute("href", /^\/ipo\/.+-[0-9a-z]{6}\/$/);
  expect(await list.getByRole("listitem").count()).toBeGreaterThan(4);
  await expect(staticPage.getByRole("table")).toHaveCount(0);
});

test("IPO-15 the calendar files are served as such, and the page links to the subscription", async ({
  request,
  staticPage,
}) => {
  for (const [address, name] of [
    ["/ipo-calendar.ics", "VEVENT"],
    [`${PAGE}calendar.ics`, NAME],
  ] as const) {
    const file = await request.get(address);
    expect(file.headers()["content-type"]).toMatch(/^text\/calendar/);
    expect(await file.text()).toContain(name);
  }
  await goTo(staticPage, PATH);
  const address = `${site.url}/ipo-calendar.ics`.replace(/^https?/, "webcal");
  await expect(staticPage.getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    address,
  );
});
