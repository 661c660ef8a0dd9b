import type { Page } from "@playwright/test";
import { mockResponse } from "../support/api-responses";
import { LIVE_RECORDS } from "../support/live-records";
import { expect, openPage, goTo, site, test } from "../support/visitor";

const PATH = "/researchReport";
/** Texts of pages without rows. */
const LACKING = /^The (?:list|listings|complaint figures)\b.*(?:JavaScript|browser)/;
const LAST_UPDATED = /^Last updated \d{1,2} [A-Z][a-z]{2} 20\d\d, \d{1,2}:\d\d [AP]M IST$/;

const toReport = (fields: Record<string, unknown> = {}) => ({
  ...LIVE_RECORDS.reports.record(1),
  ...fields,
});

const FOUR = [
  toReport({ _id: "1", heading: "One" }),
  toReport({ _id: "2", heading: "Two", category: "mid-cap", issueMonth: "May", issueYear: "2024" }),
  toReport({ _id: "3", heading: "Three", category: "large-cap", issueYear: 2025 }),
  toReport({ _id: "4", heading: "Four", issueMonth: "May", issueYear: 2025 }),
];

const mockReports = (page: Page, list: unknown) => mockResponse(page, "/api/api/report", list);

const getCards = (page: Page) => page.getByRole("article");
const getHeadings = (page: Page) => getCards(page).getByRole("heading");
const getChoice = (page: Page, name: string) => page.getByRole("search").getByLabel(name);

test("RPT-02 the page shows all reports of the CMS", async ({ page, request }) => {
  const reports: Record<string, unknown>[] = await (await request.get("/api/api/report")).json();
  expect(reports.length).toBeGreaterThan(5);
  await openPage(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research Reports");
  await expect(getHeadings(page)).toHaveText(reports.map(({ heading }) => String(heading)));
  const years = [...new Set(reports.map(({ issueYear }) => String(issueYear)))].sort().reverse();
  await expect(getChoice(page, "Year").getByRole("option")).toHaveText(["All Years", ...years]);
});

test("RPT-01 category, month and year filter and stay in the address", async ({ page }) => {
  await mockReports(page, FOUR);
  await openPage(page, PATH);
  const getOptions = (name: string) => getChoice(page, name).getByRole("option");
  const caps = ["All Categories", "Small Cap", "Mid Cap", "Large Cap"];
  await expect(getOptions("Category")).toHaveText(caps);
  await expect(getOptions("Month")).toHaveCount(13);
  await expect(getOptions("Year")).toHaveText(["All Years", "2026", "2025", "2024"]);
  await getChoice(page, "Year").selectOption("2025");
  await expect(getHeadings(page)).toHaveText(["Three", "Four"]);
  await expect(page.getByRole("status").filter({ hasText: "2 reports" })).toBeVisible();
  await getChoice(page, "Category").selectOption("Small Cap");
  await expect(getHeadings(page)).toHaveText(["Four"]);
  await getChoice(page, "Month").selectOption("November");
  await expect(getCards(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?year=2025&category=small-cap&month=November$/);
  await page.goBack();
  await expect(getHeadings(page)).toHaveText(["Four"]);
  await page.getByRole("button", { name: "Reset Filters" }).click();
  await expect(getCards(page)).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  for (const name of ["Category", "Month", "Year"]) {
    await expect(getChoice(page, name)).toHaveValue("");
  }
  // A shared address opens its view, also of a year without data.
  await openPage(page, `${PATH}?category=mid-cap&month=May&year=2024`);
  await expect(getHeadings(page)).toHaveText(["Two"]);
  await expect(getChoice(page, "Year")).toHaveValue("2024");
  await openPage(page, `${PATH}?year=1999`);
  await expect(page.getByText("No research reports found")).toBeVisible();
  await expect(getChoice(page, "Year")).toHaveValue("1999");
});

test("RPT-02 a card shows its badge, facts and a link to the app @only-phone", async ({ page }) => {
  await mockReports(page, [
    toReport(),
    toReport({ _id: "2", status: "IN PROGRESS", category: "micro-cap", issueDate: "next week" }),
    toReport({ _id: "3", status: "resolved", issueDate: null, issuePrice: null }),
    toReport({ _id: "4", status: "Withdrawn" }),
  ]);
  await openPage(page, PATH);
  const card = getCards(page).first();
  for (const text of ["Sample 1", "Small Cap", "GET REPORTS ON OUR APP"]) {
    await expect(card).toContainText(text);
  }
  const terms = ["Issue Date", "Issue Month", "Issue Year", "Issue Price"];
  await expect(card.getByRole("term")).toHaveText(terms);
  const getFacts = (at: number) => getCards(page).nth(at).getByRole("definition");
  await expect(getFacts(0)).toHaveText(["12/11/2026", "November", "2026", "₹ 412.50"]);
  const app = card.getByRole("link", { name: "Download App" });
  await expect(app).toHaveAttribute("href", site.links.androidApp);
  // A quiet link; one button above the list is strong.
  await expect(app).toHaveCSS("border-top-width", "0px");
  const button = page.locator("main > section").first().getByRole("link", { name: "Download App" });
  await expect(button).toHaveAttribute("href", site.links.androidApp);
  await expect(getCards(page).nth(1)).toContainText("micro-cap");
  await expect(getFacts(1).first()).toHaveText("next week");
  await expect(getFacts(2)).toHaveText(["N/A", "November", "2026", "N/A"]);
  const badges = getCards(page).locator("[data-tone]");
  await expect(badges).toHaveText(["Open", "IN PROGRESS", "resolved", "Withdrawn"]);
  const tones = await badges.evaluateAll((list) => list.map(({ dataset }) => dataset.tone));
  expect(tones).toEqual(["red", "yellow", "green", "grey"]);
});

test("API-06, IPO-01, RPT-01 without JavaScript the pages show built data with its date @full", async ({
  staticPage: page,
}) => {
  for (const [path, title, rows, kept] of [
    [PATH, "Research Reports", "article h3", "What each status means"],
    ["/comapny-ipos", "Latest IPO Updates", "tbody tr", "How to read the table"],
    ["/careers/", /./, "#positions li h3", "What to expect"],
    ["/investor-charter/", "Investor Charter", "tbody tr", "Details of Complaints"],
    ["/", /./, "dl dd", /^Data of the month ending \w+ 20\d\d$/],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    const main = page.getByRole("main");
    await expect(main.locator(rows).first(), path).toBeVisible();
    expect(await main.locator(rows).count(), path).toBeGreaterThan(2);
    await expect(main.getByText(LAST_UPDATED).first(), path).toBeVisible();
    await expect(page.getByRole("heading", { name: kept }), path).toBeVisible();
    await expect(page.getByText(LACKING), path).toHaveCount(0);
    for (const search of await page.getByRole("search").all()) await expect(search).toBeHidden();
  }
});
