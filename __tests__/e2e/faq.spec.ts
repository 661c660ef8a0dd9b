import { expect, type Page } from "@playwright/test";
import { fillPlaceholders } from "../../src/content/placeholders";
import { expectFacts, openText } from "../support/text-pages";
import { waitForHydration, openPage, goTo, waitForIdle, site, test } from "../support/visitor";

const PATH = "/FAQ";

const getQuestion = (page: Page, name: string) =>
  page.locator("main details").filter({ has: page.locator("summary", { hasText: name }) });
const getAnswer = (page: Page, name: string) => getQuestion(page, name).locator("summary + div");

/** Texts that the answers must contain, with placeholders for the firm's data. */
const FACTS =
  "₹ 1 per use; no free trial; free evaluation; selected plans; EMI; All sales are final; " +
  "non-refundable once the service has begun; registered account of {company}; October 1, 2025; " +
  "UPI handle; active plan; no commodity calls; 5 parameters; an opinion, not a forecast; along with our calls on shares; " +
  "which strategies it covers; subjects, dates and fees; 5 minutes for BSE; " +
  "15 minutes for NSE; end of each trading day; Nifty 500; {claims.brokers} brokers; {contacts.hours}; " +
  "{contacts.grievanceHours}; {claims.plansFrom}; {legal.riskWarning}; 8 October 2021, perpetual; " +
  "October 07, 2026; By e-mail; registered mobile number; not entertained; 7 working days; " +
  "10 business days; within 30 days; two weeks; principal officer; SCORES; 10 days; 1 year; " +
  "more than 3 months; every quarter; May 30, 2025";

test("FAQ-01 about 40 questions and answers state the required facts", async ({
  staticPage: page,
}) => {
  await goTo(page, `${PATH}#can-i-get-a-refund`);
  await expect(getAnswer(page, "Can I get a refund?")).toBeVisible();
  await getQuestion(page, "What does a plan cost?").locator("summary").click();
  await expect(getAnswer(page, "What does a plan cost?")).toBeVisible();
  const { pageText, sections } = await openText(page, "pages/faq");
  const questions = Object.values(sections).flat();
  expect(Math.abs(questions.length - 42)).toBeLessThanOrEqual(4);
  expect(new Set(questions).size).toBe(questions.length);
  for (const asked of questions) expect(asked).toMatch(/\?$/);
  await expect(page.locator("main summary + div")).toHaveCount(questions.length);
  expectFacts(pageText, fillPlaceholders(FACTS, site).split("; "));
});

test("FAQ-01 questions open by pointer, keyboard, address and jump list", async ({ page }) => {
  await openPage(page, `${PATH}#can-i-get-a-refund`);
  await expect(getAnswer(page, "Can I get a refund?")).toBeInViewport();
  const trial = getAnswer(page, "Is there a free trial?");
  await expect(trial).toBeHidden();
  const summary = getQuestion(page, "Is there a free trial?").locator("summary");
  await summary.click();
  await expect(trial).toBeVisible();
  await expect(page).toHaveURL(/#is-there-a-free-trial$/);
  await summary.press("Enter");
  await expect(trial).toBeHidden();
  await page.evaluate(() => (window.location.hash = "#can-i-pay-in-instalments"));
  await expect(getAnswer(page, "Can I pay in instalments?")).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(getAnswer(page, "Can I pay in instalments?")).toBeVisible();

  const list = page.getByRole("navigation", { name: "On this page" });
  const groups = await page.locator("main section > h2").allTextContents();
  expect(groups.length).toBeGreaterThanOrEqual(8);
  for (const name of groups) {
    await list.getByRole("link", { name, exact: true }).click();
    const group = page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });
    await expect(group).toBeInViewport();
  }
});

test("FAQ-01, LAY-06 answers are in HTML and in print, not in scripts @full", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.text());
  });
  await openPage(page, PATH);
  await waitForIdle(page);
  const scripts = await Promise.all(bodies);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.flatMap((text) => JSON.parse(text) as { "@type": string }[]);
  expect(data.map((entry) => entry["@type"])).toEqual(["BreadcrumbList", "FAQPage"]);
  const text = expect.stringContaining("All sales are final");
  const refund = { name: "Can I get a refund?", acceptedAnswer: { "@type": "Answer", text } };
  expect(data[1]).toMatchObject({
    mainEntity: expect.arrayContaining([expect.objectContaining(refund)]),
  });
  const questions = await page.locator("main summary").count();
  expect(data[1]).toHaveProperty("mainEntity.length", questions);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => script.includes("All sales are final"))).toEqual([]);

  const expectPrinted = async () => {
    const printed = page.locator("main summary + div");
    await expect(printed.locator("visible=true")).toHaveCount(await printed.count());
    await expect(printed.first()).toBeVisible();
  };
  await page.emulateMedia({ media: "print" });
  await expectPrinted();
  await openPage(page, "/upihandle");
  await expectPrinted();
});
