import type { Page } from "@playwright/test";
import { outline, type Section } from "../support/article-outline";
import { articleAt, articles, routes } from "../support/seo-articles";
import { expect, hydrated, open, site, test } from "../support/visitor";

const { product } = site.brand;
const FAQ = "Frequently asked questions";

for (const { path, link } of Object.values(routes)) {
  test(`ROU-04 ${path} opens typed, percent-encoded and followed`, async ({
    page,
    request,
    isMobile,
  }) => {
    const { heading } = articleAt(path);
    const encoded = encodeURI(path);
    const lowerCase = encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    for (const address of [path, encoded, lowerCase]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(decodeURI(new URL(page.url()).pathname)).toBe(path);
      expect(await (await request.get(address)).text()).toContain("</h1>");
    }
    await open(page, "/blogs/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const footer = page.getByRole("navigation", { name: "Footer" });
    if (isMobile) await footer.getByText("Services", { exact: true }).click();
    await footer.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(decodeURI(new URL(page.url()).pathname)).toBe(path);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}

test("SEO-01 Stock Market Tips Provider: kinds of tips, 10 questions", async ({ page }) => {
  const sections = await readArticle(page, routes.tips.path);
  expect(cards(sections, "Types of stock market tips")).toEqual([
    "Intraday tips",
    "Positional and swing tips",
    "Delivery and long-term tips",
    "Nifty and Bank Nifty tips",
    "Stock futures and options tips",
    "Commodity and currency tips",
  ]);
  expectQuestions(sections, 10);
});

test("SEO-02 Share Market Consultant: services, reasons, 10 questions", async ({ page }) => {
  const sections = await readArticle(page, routes.consultant.path);
  expect(cards(sections, "Our share market services")).toHaveLength(7);
  expect(cards(sections, `Reasons to choose ${product}`)).toHaveLength(6);
  expectQuestions(sections, 10);
});

test("SEO-03 Investment Strategies: 10 strategies, 4 benefits, review, 10 questions", async ({
  page,
}) => {
  const sections = await readArticle(page, routes.strategies.path);
  expect(cards(sections, "Ten investment strategies")).toHaveLength(10);
  expect(cards(sections, "Four benefits of a written strategy")).toHaveLength(4);
  expectSections(sections, ["When to review your strategy"]);
  await expect(page.getByText("Review it quarterly or yearly")).toBeVisible();
  expectQuestions(sections, 10);
});

test("SEO-04 Stock Advisory Services: its sections, four services, 5 questions", async ({
  page,
}) => {
  const sections = await readArticle(page, routes.advisory.path);
  expectSections(sections, [
    "Why professional stock advisory matters",
    `What makes ${product} different`,
    "Our stock advisory services",
    "Benefits of our advisory services",
    "Who can benefit",
    "How we approach a recommendation",
    `Why investors trust ${product}`,
    FAQ,
  ]);
  expect(steps(sections, `What makes ${product} different`).length).toBeGreaterThan(3);
  expect(cards(sections, "Our stock advisory services")).toEqual([
    "Expert Research",
    "Risk Management",
    "Real-time Updates",
    "Personalized Guidance",
  ]);
  expect(steps(sections, "How we approach a recommendation").length).toBeGreaterThan(3);
  expectQuestions(sections, 5);
});

test("SEO-05 Stock Advisory Services in India: its sections, 5 questions, own canonical", async ({
  page,
}) => {
  const sections = await readArticle(page, routes.india.path);
  expectSections(sections, [
    "What are stock advisory services?",
    "Why investors need stock advisory",
    "Types of stock advisory services",
    "How to choose a stock advisory service",
    `Key features of ${product}`,
    `Why choose ${product}`,
    "Benefits of stock advisory services",
    "Market outlook",
    FAQ,
    "Final thoughts",
  ]);
  expect(cards(sections, "Why investors need stock advisory")).toEqual([
    "Information overload",
    "Risk of losses",
    "Time constraints",
    "Wealth creation",
  ]);
  expect(cards(sections, "Types of stock advisory services")).toEqual([
    "Equity advisory",
    "Portfolio management support",
    "Technical reports",
    "Fundamental research",
    "Commodity and derivatives advisory",
  ]);
  expectQuestions(sections, 5);
});

test("SEO-06 Intraday tips: four highlights, five services, five steps, 5 questions", async ({
  page,
}) => {
  const sections = await readArticle(page, routes.intraday.path);
  expectSections(sections, [
    "Why choose a SEBI registered provider",
    "At a glance",
    "Our trading tips",
    `Why ${product} stands out`,
    "Benefits of our intraday tips",
    "Five steps to get started",
    FAQ,
    "Final thoughts",
  ]);
  expect(cards(sections, "At a glance")).toHaveLength(4);
  expect(cards(sections, "Our trading tips")).toEqual([
    "Intraday tips",
    "Nifty and Bank Nifty tips",
    "Positional and swing tips",
    "Commodity and currency tips",
    "Personalised advisory",
  ]);
  expect(steps(sections, "Five steps to get started")).toHaveLength(5);
  expectQuestions(sections, 5);
});

/** Opens an article, checks what all six have in common, and gives its sections. */
async function readArticle(page: Page, path: string): Promise<Section[]> {
  const { title, description, keywords, heading } = articleAt(path);
  await page.goto(path);
  await expect(page).toHaveTitle(title.includes(product) ? title : `${title} | ${product}`);
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta("description")).toHaveAttribute("content", description);
  await expect(meta("keywords")).toHaveAttribute("content", keywords);
  for (const field of ["title", "description", "keywords", "heading"] as const) {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  }
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", site.url + encodeURI(path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const main = page.locator("main");
  await expect(main).toContainText(/fundamental .*technical/i);
  await expect(main).toContainText(/entry.*stop-loss.*target/);
  await expect(main).toContainText("SMS, WhatsApp, app notification or phone call");
  await expect(main).toContainText(`${site.claims.years} years`);
  await expect(main).toContainText(/commodity and currency/i);
  await expect(main).toContainText(site.legal.riskWarning.trim());
  await expect(main).not.toContainText(/[{}]/);
  return outline(page);
}

function expectSections(sections: Section[], wanted: string[]): void {
  expect(sections.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
}

/** The questions of the page, exactly so many, each different and answered. */
function expectQuestions(sections: Section[], count: number): void {
  const { entries } = section(sections, FAQ);
  expect(entries).toHaveLength(count);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(count);
  for (const { name, words } of entries) {
    expect(name).toMatch(/\?$/);
    expect(words.length).toBeGreaterThan(60);
  }
}

/** The titles of a group of cards; each card has a text. */
function cards(sections: Section[], name: string): string[] {
  const { entries } = section(sections, name);
  for (const { words } of entries) expect(words.length).toBeGreaterThan(60);
  return entries.map((entry) => entry.name);
}

function steps(sections: Section[], name: string): string[] {
  const { steps: titles } = section(sections, name);
  for (const title of titles) expect(title).not.toBe("");
  return titles;
}

function section(sections: Section[], name: string): Section {
  const found = sections.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The page has no section "${name}"`);
  return found;
}
