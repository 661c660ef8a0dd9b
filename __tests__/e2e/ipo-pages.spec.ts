import type { Page } from "@playwright/test";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { mockResponse } from "../support/api-responses";
import { toRawIpo } from "../support/live-records";
import { expect, expectNewTab, openPage, goTo, test } from "../support/visitor";

/** The first sample's page; its record has the id 1. */
const PATH = "/ipo/amber-orchard-foods-limited-sample-efwnq4/";
const NOON = new Date("2026-11-26T06:30:00.000Z");

const getSteps = (page: Page) =>
  page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
const getLead = (page: Page) => page.locator("h1 + p");
const getFacts = (page: Page) => page.getByRole("region", { name: "The issue" });

async function openIpo(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await mockResponse(page, iposEndpoint.path, [toRawIpo({ _id: "1", ...fields })]);
  await openPage(page, PATH);
}

test("IPO-11 without JavaScript a page names days, figures, registrar, review and warning", async ({
  staticPage,
}) => {
  await goTo(staticPage, PATH);
  const h1 = staticPage.getByRole("heading", { level: 1 });
  await expect(h1).toHaveText("Amber Orchard Foods Limited (sample)");
  await expect(getLead(staticPage)).toHaveText(
    /^(Opens on|Open until|Closed on) \d{1,2} [A-Z][a-z]+ 20\d\d$/,
  );
  await expect(getSteps(staticPage).filter({ hasText: "Lists" })).toContainText("To be announced");
  await expect(getSteps(staticPage).filter({ hasText: /Today/ })).toHaveCount(1);
  for (const text of ["210 – 221", "14,807 (1 lot of 67)", "640.25", "Mainboard, NSE, BSE"])
    await expect(getFacts(staticPage)).toContainText(text);
  await expect(getFacts(staticPage)).toContainText("Sample Registrar A");
  await expectNewTab(
    getFacts(staticPage).getByRole("link", { name: /^Red herring/ }),
    "https://exchange.example/rhp.pdf",
  );
  const view = staticPage.getByRole("region", { name: "Our view" });
  await expect(view).toContainText("By Research Desk (sample), ");
  await expect(view).toContainText("Source: Invented for this website (sample), as of ");
  await expect(view).toContainText("subject to market risks");
  await expect(view.getByRole("link", { name: "Research report" })).toHaveAttribute(
    "href",
    "/blog/amber-orchard-foods-ipo/",
  );
  const file = staticPage.getByRole("link", { name: "Add to calendar" });
  await expect(file).toHaveAttribute("href", `${PATH}calendar.ics`);
  const blocks = staticPage.locator('script[type="application/ld+json"]');
  expect(await blocks.allTextContents()).toEqual([expect.stringContaining('"BreadcrumbList"')]);
});

test("IPO-07 an open page of an SME issue closes at 4 pm in India", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-26T10:29:00.000Z") });
  const dates = { board: "sme", openingDate: "2026-11-24", closingDate: "2026-11-26" };
  await mockResponse(page, iposEndpoint.path, [toRawIpo({ _id: "1", ...dates })]);
  await openPage(page, PATH);
  await expect(getLead(page)).toHaveText("Open until 26 November 2026");
  await expect(page.locator("h1 ~ dl")).toContainText("Closestoday");
  await page.clock.fastForward("02:00");
  await expect(getLead(page)).toHaveText("Closed on 26 November 2026");
});

test("IPO-20 the page of a withdrawn issue says so with its source @phone", async ({ page }) => {
  const notice = { outcomeSource: "Notice", outcomeLink: "https://exchange.example/notice" };
  const dates = { openingDate: "2026-11-24", closingDate: "2026-11-27" };
  await openIpo(page, { ...dates, ...notice, outcome: "withdrawn", outcomeDay: "2026-11-25" });
  await expect(getLead(page)).toHaveText(/^Withdrawn on 25 November 2026: blocked money must be/);
  await expectNewTab(page.getByRole("link", { name: /^Notice/ }), notice.outcomeLink);
  await expect(getSteps(page)).toHaveText(["Opens 24 November 2026", "Today"]);
});

test("IPO-11 today keeps a distance to the next day on the line, whose past part has its own colour", async ({
  page,
}) => {
  await openIpo(page, { openingDate: "2026-11-25", closingDate: "2026-11-27" });
  await expect(getSteps(page).nth(1)).toHaveText("Today");
  const [past, , ahead] = await getSteps(page).evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, "::after").borderTopColor),
  );
  expect(past).not.toBe(ahead);
  const labels = getSteps(page).locator("strong");
  const [today, next] = [await labels.nth(1).boundingBox(), await labels.nth(2).boundingBox()];
  expect((next?.x ?? 0) - (today?.x ?? 0) - (today?.width ?? 0)).toBeGreaterThan(16);
});

test("IPO-10, IPO-11, API-08 without optional fields a page computes no minimum and says what is missing", async ({
  page,
}) => {
  await openIpo(page, { issuePrice: "NA", issueAmountCr: null, ipoManager: null });
  await expect(getFacts(page)).not.toContainText("Minimum application");
  await expect(getFacts(page).getByRole("definition")).toHaveText([
    "Not announced",
    ...["Not announced"],
  ]);
  const view = page.getByRole("region", { name: "Our view" });
  await expect(view).toContainText("Author and interests not stated");
  await expect(view).toContainText(/Received \d+ Nov 2026, .* IST/);
});

test("IPO-10, IPO-11 an SME issue shows its minimum in Indian grouping and a link to its allotment status", async ({
  page,
}) => {
  const registrarLink = "https://registrar.example/status";
  const figures = { board: "sme", minLots: 2, lotSize: 1200, priceMax: 101.5 };
  await openIpo(page, { ...figures, registrarLink });
  const minimum = getFacts(page).locator("div:has(> dt)", { hasText: "Minimum application" });
  await expect(minimum.getByRole("definition")).toHaveText("₹ 2,43,600 (2 lots of 1,200)");
  const link = getFacts(page).getByRole("link", { name: /^Check the allotment status/ });
  await expectNewTab(link, registrarLink);
});

test("IPO-16 tags and 10,000 characters break no page @phone @full", async ({ page }) => {
  const company = `<b>Mills</b> & "Sons" ${"x".repeat(10_000)}`;
  const review = `<script>alert(1)</script> ${"y".repeat(10_000)}`;
  await openIpo(page, { company, review });
  await expect(page.getByRole("heading", { level: 1 })).toContainText('<b>Mills</b> & "Sons" xx');
  for (const path of [PATH, "/comapny-ipos", "/ipo-calendar/"]) {
    await openPage(page, path);
    const text = page.getByText(path === "/ipo-calendar/" ? "<b>Mills</b>" : "<script>alert(1)");
    await expect(text.locator("visible=true").first(), path).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test("IPO-12 the table's names lead to the pages that are built @full", async ({ page }) => {
  await mockResponse(page, iposEndpoint.path, [
    toRawIpo({ _id: "1", company: "Amber under another name" }),
    toRawIpo({ _id: "not built", company: "Newer than the build" }),
  ]);
  await openPage(page, "/comapny-ipos");
  const names = page.getByRole("table", { name: "All IPOs" }).getByRole("rowheader");
  const link = names.nth(0).getByRole("link", { name: "Amber under another name" });
  await expect(link).toHaveAttribute("href", PATH);
  await expect(names.nth(1)).toContainText("Newer than the build");
  await expect(names.nth(1).getByRole("link")).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amber under another name");
});

test("IPO-12 another name with the key redirects to the page, an unknown key links to the list", async ({
  request,
  staticPage,
}) => {
  for (const other of ["/ipo/an-old-name-efwnq4/", "/ipo/efwnq4", "/ipo/Amber-EFWNQ4/"]) {
    const moved = await request.get(other, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location], other).toEqual([301, PATH]);
  }
  const missing = await staticPage.goto("/ipo/gone-company-zzzzzz/");
  expect(missing?.status()).toBe(404);
  const list = staticPage.getByRole("main").getByRole("link", { name: "See all IPOs" });
  await expect(list).toHaveAttribute("href", "/comapny-ipos");
});
