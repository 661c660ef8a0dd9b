import type { Locator, Page } from "@playwright/test";
import { expect, expectNewTab, openPage, goTo, getSection, site, test } from "../support/visitor";

const PRODUCTS = {
  "PRD-01": { path: "/expert-advice/", name: "Expert Advice" },
  "PRD-02": { path: "/portfolio-screener/", name: "Portfolio Screener" },
  "PRD-03": { path: "/readymade-stockbox/", name: "ReadyMade Stockbox" },
  "PRD-04": { path: "/stock-screener/", name: "Stock Screener" },
  "PRD-05": { path: "/portfolio-hedger/", name: "Portfolio Hedger" },
  "PRD-06": { path: "/fii-dii-investments/", name: "FII/DII Investments" },
} as const;

const getMain = (page: Page) => page.getByRole("main");
const getCards = (page: Page, name: string) =>
  getSection(page, name).getByRole("heading", { level: 3 });
const expectToLead = (page: Page, name: string, href: string) =>
  expect(getMain(page).getByRole("link", { name, exact: true }).first()).toHaveAttribute(
    "href",
    href,
  );
const addUp = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Reads the figures of a row, without its head: '−₹ 1,20,000' is -120000. */
async function readNumbers(row: Locator): Promise<number[]> {
  const texts = await row.locator("td").allInnerTexts();
  const figures = texts.filter((text) => /\d/.test(text));
  return figures.map((text) => Number(text.replace("−", "-").replace(/[^\d.-]/g, "")));
}

const readCells = async (page: Page, rows: string) =>
  Promise.all((await getMain(page).locator(`table ${rows}`).all()).map(readNumbers));

async function expectBaskets(page: Page, name: string): Promise<void> {
  const links = getMain(page).getByRole("link", { name });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expectNewTab(link, site.links.baskets);
}

test("PRD-01 shows seven benefits, five reasons and next steps", async ({ staticPage: page }) => {
  await goTo(page, PRODUCTS["PRD-01"].path);
  await expectToLead(page, "Contact us", "/contact-us/");
  await expect(
    getSection(page, "Why Choose Our Platform?").getByRole("listitem").locator("h3"),
  ).toHaveCount(7);
  await expect(getCards(page, "Why Choose Us?")).toHaveText([
    "Credentials and Experience",
    "Investment Philosophy",
    "Accessibility and Availability",
    "Reputation",
    "Risk Management",
  ]);
  for (const point of await getSection(page, "Why Choose Us?").getByRole("listitem").all()) {
    expect((await point.getByRole("paragraph").innerText()).length).toBeGreaterThan(60);
  }
  await expect(getMain(page)).toContainText(
    "Only users with an active plan see the recommendations.",
  );
  await expect(getMain(page).locator("figcaption")).toContainText("invented");
  await expect(getMain(page).locator("figcaption")).toHaveCSS("text-align", "center");
  await expectToLead(page, "Get Started Today", "/Download");
});

test("PRD-02 shows five measures, three verdicts, the price and a report that adds up", async ({
  staticPage: page,
}) => {
  await goTo(page, PRODUCTS["PRD-02"].path);
  await expect(getCards(page, "Five ways of looking at one portfolio")).toHaveText([
    "Fundamental analysis",
    "Valuation metrics",
    "Risk theory",
    "Portfolio beta",
    "Standard deviation",
  ]);
  await expect(getCards(page, "One word for each holding")).toHaveText(["Buy", "Hold", "Sell"]);
  await expect(getMain(page).getByText("₹ 1 per use", { exact: true })).toBeVisible();
  await expect(getSection(page, "The report, before and after")).toContainText("optimised report");
  const rows = await readCells(page, "tbody tr");
  expect(rows).toHaveLength(4);
  const toShares = (column: 1 | 2) => rows.map((row) => row[column] ?? 0);
  expect([addUp(toShares(1)), addUp(toShares(2))]).toEqual([100, 100]);
  const computeBeta = (column: 1 | 2) =>
    Number(
      addUp(toShares(column).map((weight, at) => (weight * (rows[at]?.[0] ?? 0)) / 100)).toFixed(2),
    );
  const [total = [], fall] = await readCells(page, "tfoot tr");
  expect(total).toEqual([computeBeta(1), computeBeta(2)]);
  expect(fall).toEqual(total.map((beta) => Number((-beta * 10).toFixed(1))));
});

test("PRD-03 shows managed baskets, a sample with its weights and links to the platform", async ({
  staticPage: page,
}) => {
  await goTo(page, PRODUCTS["PRD-03"].path);
  await expect(getMain(page)).toContainText("Professionally managed stock baskets");
  await expectBaskets(page, "Explore Portfolios");
  const shares = await getMain(page).locator("dl.weights dd").allInnerTexts();
  expect(addUp(shares.filter((text) => text.endsWith("%")).map(parseFloat))).toBe(100);
  await expect(page.getByText("with invented contents")).toBeVisible();
});

test("PRD-04 offers all Nifty 500 stocks, filters, screens and news, and two sample stocks stay", async ({
  staticPage: page,
}) => {
  await goTo(page, PRODUCTS["PRD-04"].path);
  await expectBaskets(page, "Discover Baskets");
  await expect(getMain(page)).toContainText("Analysis and a rating for every Nifty 500 stock");
  await expect(getCards(page, "Three questions that shorten the list")).toHaveText([
    "52-week high/low",
    "Sector",
    "Dividend yield",
  ]);
  const rest = getSection(page, "What happens after the filter");
  await expect(rest).toContainText("Each rating uses five parameters.");
  await expect(rest.getByRole("heading", { name: "Screens you can save" })).toBeVisible();
  await expect(rest.getByRole("heading", { name: "News next to the numbers" })).toBeVisible();
  await expect(getSection(page, "How fresh the figures are").locator("tbody tr")).toHaveText([
    /BSE.*5 minutes/s,
    /NSE.*15 minutes/s,
    /None/,
  ]);
  // features/products/sums.test.ts tests stocks at the limits.
  const results = getSection(page, "One screen, step by step").locator("tbody tr");
  await expect(results.filter({ hasText: "Stays" })).toHaveCount(2);
});

test("PRD-05 shows three links and a worked hedge @phone", async ({ page, isMobile }) => {
  await openPage(page, PRODUCTS["PRD-05"].path);
  await expectToLead(page, "Learn More", "/Features");
  await expectToLead(page, "Contact Sales", "/contact-us/");
  await expectToLead(page, "Get Started", isMobile ? site.links.androidApp : site.links.iosApp);
  const example = getSection(page, "A worked example");
  await expect(example).toContainText("Sample numbers throughout");
  // features/products/sums.test.ts tests their values.
  await expect(example.getByRole("table").last().locator("tbody tr")).toHaveCount(5);
  const cost = example.getByRole("row", { name: /^Cost, premium/ });
  await expect(cost.getByRole("cell")).toHaveText("₹ 7,500");
});

test("PRD-06 shows three links, end-of-day data and sums that are right", async ({
  staticPage: page,
}) => {
  await goTo(page, PRODUCTS["PRD-06"].path);
  await expectToLead(page, "Get Started", "/Download");
  await expectToLead(page, "Subscribe Now", "/Download");
  await expectToLead(page, "Learn More", "/Features");
  const day = getSection(page, "How a day's figure is made").getByRole("listitem");
  await expect(day).toHaveCount(4);
  await expect(day.last()).toContainText("End of day");
  const rows = await readCells(page, "tbody tr");
  const left = rows.map(([bought = 0, sold = 0]) => bought - sold);
  expect(rows.map(([, , net]) => net)).toEqual(left);
  expect((await readCells(page, "tfoot tr"))[0]?.[0]).toBe(addUp(left));
});

async function expectPage(page: Page, path: string): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await expect(getMain(page)).toContainText(site.legal.riskWarning);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const trail = JSON.parse(data ?? "null") as { "@type": string; itemListElement: object[] };
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(trail.itemListElement.at(-1)).toMatchObject({ item: site.url + path });
  expect(await getMain(page).locator("a[href]").count()).toBeGreaterThan(3);
}

test("PRD-07 /Features links to each product and to answers about the rest; each page has breadcrumbs as data, links and the risk warning @full", async ({
  staticPage: page,
}) => {
  await goTo(page, "/Features");
  await expectPage(page, "/Features");
  for (const { path, name } of Object.values(PRODUCTS)) {
    await getMain(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectPage(page, path);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.locator("[aria-current]")).toHaveText(name);
    await trail.getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL(/\/Features\/?$/);
  }
  const offer = getSection(page, "Also part of what we offer");
  await offer.getByRole("link", { name: "Options strategies and courses" }).click();
  await expect(page).toHaveURL(/\/FAQ\/?$/);
  for (const name of ["Do you offer options strategies?", "Do you offer courses?"]) {
    await expect(getMain(page).getByText(name, { exact: true })).toBeVisible();
  }
});
