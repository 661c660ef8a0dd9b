import type { Page } from "@playwright/test";
import { expect, hydrated, open, site, test } from "../support/visitor";

const PATH = "/FAQ";

const question = (page: Page, name: string) =>
  page.locator("main details").filter({ has: page.locator("summary", { hasText: name }) });
const answer = (page: Page, name: string) => question(page, name).locator("summary + div");

test("FAQ-01 about 40 questions in groups, each with an answer of its own", async ({ page }) => {
  await open(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
  const entries = page.locator("main details");
  const count = await entries.count();
  expect(count).toBeGreaterThanOrEqual(38);
  expect(count).toBeLessThanOrEqual(46);
  const questions = await entries.locator("summary").allTextContents();
  expect(new Set(questions).size).toBe(count);
  for (const words of questions) expect(words).toMatch(/\?$/);
  for (const words of await entries.locator("summary + div").allTextContents()) {
    expect(words.length).toBeGreaterThan(40);
    expect(words).not.toMatch(/[{}]/);
  }
});

test("FAQ-01 a question opens and closes by pointer and by keyboard", async ({ page }) => {
  await open(page, PATH);
  const entry = question(page, "Is there a free trial?");
  await expect(answer(page, "Is there a free trial?")).toBeHidden();
  await entry.locator("summary").click();
  await expect(answer(page, "Is there a free trial?")).toBeVisible();
  await entry.locator("summary").press("Enter");
  await expect(answer(page, "Is there a free trial?")).toBeHidden();
});

test("FAQ-01 the answers state the firm's facts", async ({ page }) => {
  await page.goto(PATH);
  const { company } = site.brand;
  const facts: [question: string, facts: (string | RegExp)[]][] = [
    ["What does a plan cost?", [site.claims.plansFrom]],
    ["What can I use free of charge?", ["Stock Screener", "Stock Rating"]],
    ["What does the Portfolio Screener cost?", ["₹1 for each use"]],
    ["Is there a free trial?", ["no free trial", "free evaluation"]],
    ["Can I pay in instalments?", ["selected plans", "EMI"]],
    ["Can I get a refund?", ["All sales are final", /non-refundable once the service has begun/]],
    ["Where do I pay?", [`registered account of ${company}`]],
    ["How do I know that a UPI address is yours?", ["October 1, 2025", "UPI handle"]],
    ["Do you guarantee returns?", ["No.", site.legal.riskWarning.trim()]],
    ["Who can see the recommendations?", ["active plan"]],
    ["Do you give commodity calls?", ["no commodity calls", "commodity and currency tips"]],
    ["What is the Stock Rating based on?", ["5 parameters", "four of them"]],
    ["How current are the prices?", ["5 minutes for BSE", "15 minutes for NSE"]],
    ["When are the FII and DII figures updated?", ["end of each trading day"]],
    ["Which stocks does the Stock Screener cover?", ["Nifty 500"]],
    ["Which brokers can I use?", [`${site.claims.brokers} brokers`]],
    ["When are you open?", [site.contacts.hours, site.contacts.grievanceHours]],
    ["How long is the registration valid?", ["8 October 2021, perpetual", "October 07, 2026"]],
    ["How do I make a complaint?", ["By e-mail", "registered mobile number", "not entertained"]],
    ["How long does a complaint take?", ["7 working days", "10 business days", "30 days"]],
    [
      "What if I get no answer",
      ["two weeks", "acts within 30 days", "principal officer", "SCORES"],
    ],
    ["When is a complaint closed?", ["10 days"]],
    ["Is there a time limit for claims?", ["1 year"]],
    ["Where can I see how many complaints", ["more than 3 months", "every quarter"]],
    ["What do you do with my data?", ["May 30, 2025"]],
  ];
  for (const [name, expected] of facts) {
    await expect(question(page, name), name).toHaveCount(1);
    for (const fact of expected) await expect(answer(page, name), name).toContainText(fact);
  }
});

test("FAQ-01 the jump list leads to every group", async ({ page }) => {
  await open(page, PATH);
  const list = page.getByRole("navigation", { name: "On this page" });
  const groups = await page.locator("main section > h2").allTextContents();
  expect(groups.length).toBeGreaterThanOrEqual(8);
  for (const group of groups) {
    await list.getByRole("link", { name: group, exact: true }).click();
    await expect(
      page.getByRole("main").getByRole("heading", { level: 2, name: group, exact: true }),
    ).toBeInViewport();
  }
});

test("FAQ-01 an address with #question opens its answer, and an opened one names itself", async ({
  page,
}) => {
  await open(page, `${PATH}#can-i-get-a-refund`);
  await expect(answer(page, "Can I get a refund?")).toBeInViewport();
  await expect(answer(page, "Can I pay in instalments?")).toBeHidden();
  await question(page, "Can I pay in instalments?").locator("summary").click();
  await expect(page).toHaveURL(/#can-i-pay-in-instalments$/);
  await page.evaluate(() => (window.location.hash = "#is-there-a-free-trial"));
  await expect(answer(page, "Is there a free trial?")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(answer(page, "Is there a free trial?")).toBeVisible();
});

test("FAQ-01 works without JavaScript: questions open, a deep link too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${PATH}#can-i-get-a-refund`);
  await expect(answer(page, "Can I get a refund?")).toBeVisible();
  await question(page, "What does a plan cost?").locator("summary").click();
  await expect(answer(page, "What does a plan cost?")).toBeVisible();
  await context.close();
});

test("FAQ-01 search engines get every question with its answer, scripts none of them", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text());
  });
  await open(page, PATH);
  await page.waitForLoadState("networkidle");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.flatMap((text) => JSON.parse(text) as { "@type": string }[]);
  expect(data.map((entry) => entry["@type"])).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(data[1]).toMatchObject({
    mainEntity: expect.arrayContaining([
      expect.objectContaining({
        name: "Can I get a refund?",
        acceptedAnswer: { "@type": "Answer", text: expect.stringContaining("All sales are final") },
      }),
    ]),
  });
  const questions = await page.locator("main summary").allTextContents();
  expect(data[1]).toHaveProperty("mainEntity.length", questions.length);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => script.includes("All sales are final"))).toEqual([]);
});
