import type { Page } from "@playwright/test";
import { cells, numbers } from "../support/figures";
import { expect, open, site, test } from "../support/visitor";

const PRODUCTS = {
  "PRD-01": { path: "/expert-advice/", name: "Expert Advice" },
  "PRD-02": { path: "/portfolio-screener/", name: "Portfolio Screener" },
  "PRD-03": { path: "/readymade-stockbox/", name: "ReadyMade Stockbox" },
  "PRD-04": { path: "/stock-screener/", name: "Stock Screener" },
  "PRD-05": { path: "/portfolio-hedger/", name: "Portfolio Hedger" },
  "PRD-06": { path: "/fii-dii-investments/", name: "FII/DII Investments" },
} as const;
const PAGES = [...Object.entries(PRODUCTS), ["PRD-07", { path: "/Features", name: "" }] as const];

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const leadsTo = (page: Page, name: string, href: string) =>
  expect(main(page).getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);

test("PRD-01 expert advice leads to the contact page and to the app", async ({ page }) => {
  await open(page, PRODUCTS["PRD-01"].path);
  await leadsTo(page, "Contact us", "/contact-us/");
  await leadsTo(page, "Get Started Today", "/Download");
  await main(page).getByRole("link", { name: "Get Started Today" }).click();
  await expect(page).toHaveURL(/\/download\/?$/i);
});

test("PRD-01 seven benefits and the five points that speak for the firm", async ({ page }) => {
  await open(page, PRODUCTS["PRD-01"].path);
  const benefits = section(page, "Why Choose Our Platform?");
  await expect(benefits.getByRole("listitem")).toHaveCount(7);
  await expect(benefits.getByRole("heading", { level: 3 })).toHaveCount(7);
  const points = section(page, "Why Choose Us?");
  await expect(points.getByRole("heading", { level: 3 })).toHaveText([
    "Credentials and Experience",
    "Investment Philosophy",
    "Accessibility and Availability",
    "Reputation",
    "Risk Management",
  ]);
  for (const point of await points.getByRole("listitem").all()) {
    expect((await point.getByRole("paragraph").innerText()).length).toBeGreaterThan(60);
  }
});

test("PRD-01 recommendations are shown only to users with an active plan, it says", async ({
  page,
}) => {
  await open(page, PRODUCTS["PRD-01"].path);
  await expect(main(page)).toContainText(
    "Expert Advice shows recommendations only to users with an active plan.",
  );
  await expect(main(page).locator("figcaption")).toContainText("invented");
});

test("PRD-02 the five measures, three verdicts and the price of a use", async ({ page }) => {
  await open(page, PRODUCTS["PRD-02"].path);
  const measures = section(page, "Five ways of looking at one portfolio");
  await expect(measures.getByRole("heading", { level: 3 })).toHaveText([
    "Fundamental analysis",
    "Valuation metrics",
    "Risk theory",
    "Portfolio beta",
    "Standard deviation",
  ]);
  await expect(
    section(page, "One word for each holding").getByRole("heading", { level: 3 }),
  ).toHaveText(["Buy", "Hold", "Sell"]);
  await expect(main(page).getByText("₹1 per use", { exact: true })).toBeVisible();
});

test("PRD-02 the optimised report adds up: weights to 100, betas to the portfolio's", async ({
  page,
}) => {
  await open(page, PRODUCTS["PRD-02"].path);
  await expect(section(page, "The report, before and after")).toContainText("optimised report");
  const rows = await cells(page, "tbody tr");
  const sum = (of: (row: number[]) => number) => rows.reduce((total, row) => total + of(row), 0);
  expect(rows).toHaveLength(4);
  expect([sum(([, before = 0]) => before), sum(([, , after = 0]) => after)]).toEqual([100, 100]);
  const betas = [
    sum(([beta = 0, before = 0]) => (beta * before) / 100),
    sum(([beta = 0, , after = 0]) => (beta * after) / 100),
  ];
  const [total, fall] = await cells(page, "tfoot tr");
  expect(total).toEqual(betas.map((beta) => Number(beta.toFixed(2))));
  expect(fall).toEqual(total?.map((beta) => Number((-beta * 10).toFixed(1))));
});

for (const [id, name] of [
  ["PRD-03", "Explore Portfolios"],
  ["PRD-04", "Discover Baskets"],
] as const) {
  test(`${id} '${name}' opens the basket platform in a new tab and says so`, async ({ page }) => {
    await open(page, PRODUCTS[id].path);
    const links = main(page).getByRole("link", { name: `${name} (opens in a new tab)` });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", site.links.baskets);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });
}

test("PRD-03 the baskets are professionally managed; the sample's weights add up", async ({
  page,
}) => {
  await open(page, PRODUCTS["PRD-03"].path);
  await expect(main(page)).toContainText("Professionally managed baskets of stocks");
  const shares = await main(page).locator("dl.weights dd").allInnerTexts();
  const weights = shares.filter((text) => text.endsWith("%")).map((text) => parseFloat(text));
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  await expect(page.getByText("with invented contents")).toBeVisible();
});

test("PRD-04 every Nifty 500 stock, three filters, saved screens and news", async ({ page }) => {
  await open(page, PRODUCTS["PRD-04"].path);
  await expect(main(page)).toContainText("Analysis and a rating for all of the Nifty 500");
  await expect(
    section(page, "Three questions that shorten the list").getByRole("heading", { level: 3 }),
  ).toHaveText(["52-week high/low", "Sector", "Dividend yield"]);
  const rest = section(page, "What happens after the filter");
  await expect(rest.getByRole("heading", { name: "Screens you can save" })).toBeVisible();
  await expect(rest.getByRole("heading", { name: "News beside the numbers" })).toBeVisible();
  const data = section(page, "How fresh the figures are");
  await expect(data.locator("tbody tr")).toHaveText([
    /BSE.*5 minutes/s,
    /NSE.*15 minutes/s,
    /None/,
  ]);
});

test("PRD-04 of four sample companies two pass the screen", async ({ page }) => {
  await open(page, PRODUCTS["PRD-04"].path);
  const results = section(page, "One screen, step by step").locator("tbody tr");
  await expect(results.filter({ hasText: "Stays" })).toHaveCount(2);
  for (const row of await results.all()) {
    const [price = 0, high = 0, below = 0, dividend = 0] = await numbers(row);
    expect(below).toBe(Number((((high - price) / high) * 100).toFixed(1)));
    const stays = below <= 10 && dividend >= 2;
    await expect(row).toContainText(stays ? "Stays" : "Drops out");
  }
});

test("PRD-05 'Learn More', 'Get Started' and 'Contact Sales' have somewhere to lead", async ({
  page,
  isMobile,
}) => {
  await open(page, PRODUCTS["PRD-05"].path);
  await leadsTo(page, "Learn More", "/Features");
  await leadsTo(page, "Contact Sales", "/contact-us/");
  const { androidApp, iosApp } = site.links;
  await leadsTo(page, "Get Started", isMobile ? androidApp : iosApp);
});

test("PRD-05 in each ending of the example shares and put make the sum", async ({ page }) => {
  await open(page, PRODUCTS["PRD-05"].path);
  const example = section(page, "A worked example");
  await expect(example).toContainText("Sample numbers throughout");
  const rows = await example.getByRole("table").last().locator("tbody tr").all();
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const [shares = NaN, put = NaN, together = NaN] = await numbers(row);
    expect(together).toBe(shares + put);
  }
  const cost = example.getByRole("row", { name: /^Cost, premium/ });
  await expect(cost.getByRole("cell")).toHaveText("₹ 7,500");
});

test("PRD-06 'Get Started' and 'Subscribe Now' lead to the app, 'Learn More' to the features", async ({
  page,
}) => {
  await open(page, PRODUCTS["PRD-06"].path);
  await leadsTo(page, "Get Started", "/Download");
  await leadsTo(page, "Subscribe Now", "/Download");
  await leadsTo(page, "Learn More", "/Features");
});

test("PRD-06 figures come at the end of the day, and bought minus sold is what is left", async ({
  page,
}) => {
  await open(page, PRODUCTS["PRD-06"].path);
  const day = section(page, "How a day's figure is made").getByRole("listitem");
  await expect(day).toHaveCount(4);
  await expect(day.last()).toContainText("End of day");
  const rows = await cells(page, "tbody tr");
  expect(rows.map(([, , net]) => net)).toEqual(rows.map(([bought = 0, sold = 0]) => bought - sold));
  const [[together] = []] = await cells(page, "tfoot tr");
  expect(together).toBe(rows.reduce((sum, [, , net = 0]) => sum + net, 0));
});

test("PRD-07 /Features shows every product and each link opens its page", async ({ page }) => {
  await open(page, "/Features");
  for (const { path, name } of Object.values(PRODUCTS)) {
    await main(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.locator("[aria-current]")).toHaveText(name);
    await trail.getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL(/\/Features\/?$/);
  }
});

for (const [id, { path }] of PAGES) {
  test(`${id} ${path} has a title, one h1, its trail as data and the risk line`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page).toHaveTitle(new RegExp(`.{20,} \\| ${site.brand.product}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(main(page)).toContainText(site.legal.riskWarning);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const trail = JSON.parse(data ?? "null") as { "@type": string; itemListElement: object[] };
    expect(trail["@type"]).toBe("BreadcrumbList");
    expect(trail.itemListElement.at(-1)).toMatchObject({ item: site.url + path });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("PRD-01 every product page shows its words and links without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [, { path }] of PAGES) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    expect(await main(page).locator("a[href]").count()).toBeGreaterThan(3);
    await expect(main(page)).not.toContainText(/\{[a-z][\w.]*\}/i);
  }
  await context.close();
});
