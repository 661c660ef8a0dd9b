import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { answer } from "../support/api-answers";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, site, test } from "../support/visitor";

const PATH = "/researchReport";

const report = (fields: Record<string, unknown> = {}) => ({
  _id: "report",
  heading: "A made-up report (sample)",
  status: "Open",
  category: "small-cap",
  issueDate: "2026-11-02",
  issueMonth: "November",
  issueYear: 2026,
  issuePrice: "₹ 412.50",
  ...fields,
});

const FOUR = [
  report({ _id: "1", heading: "One" }),
  report({ _id: "2", heading: "Two", category: "mid-cap", issueMonth: "May", issueYear: "2024" }),
  report({ _id: "3", heading: "Three", category: "large-cap", issueYear: 2025 }),
  report({ _id: "4", heading: "Four", issueMonth: "May", issueYear: 2025 }),
];

const answerReports = (page: Page, reports: unknown, delay = 0) =>
  answer(page, "/api/api/report", reports, delay);

const cards = (page: Page) => page.getByRole("article");
const headings = (page: Page) => cards(page).getByRole("heading");
const choice = (page: Page, name: string) => page.getByRole("search").getByLabel(name);

test("RPT-02 the page shows the reports of the CMS, whole", async ({ page, request }) => {
  const reports: Record<string, unknown>[] = await (await request.get("/api/api/report")).json();
  expect(reports.length).toBeGreaterThan(5);
  await open(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research Reports");
  await expect(headings(page)).toHaveText(reports.map(({ heading }) => String(heading)));
  const years = [...new Set(reports.map(({ issueYear }) => String(issueYear)))].sort().reverse();
  await expect(choice(page, "Year").getByRole("option")).toHaveText(["All Years", ...years]);
});

test("RPT-01 category, month and year narrow the list, in the address too", async ({ page }) => {
  await answerReports(page, FOUR);
  await open(page, PATH);
  await expect(choice(page, "Category").getByRole("option")).toHaveText([
    "All Categories",
    "Small Cap",
    "Mid Cap",
    "Large Cap",
  ]);
  await expect(choice(page, "Month").getByRole("option")).toHaveCount(13);
  await expect(choice(page, "Year").getByRole("option")).toHaveText([
    "All Years",
    "2026",
    "2025",
    "2024",
  ]);
  await choice(page, "Year").selectOption("2025");
  await expect(headings(page)).toHaveText(["Three", "Four"]);
  await expect(page.getByRole("status").filter({ hasText: "2 reports" })).toBeVisible();
  await choice(page, "Category").selectOption("Small Cap");
  await expect(headings(page)).toHaveText(["Four"]);
  await choice(page, "Month").selectOption("November");
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?year=2025&category=small-cap&month=November$/);
  await page.goBack();
  await expect(headings(page)).toHaveText(["Four"]);
  await page.getByRole("button", { name: "Reset Filters" }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  for (const name of ["Category", "Month", "Year"]) {
    await expect(choice(page, name)).toHaveValue("");
  }
});

test("RPT-01 a shared address opens the same view, with a year that the data lacks too", async ({
  page,
}) => {
  await answerReports(page, FOUR);
  await open(page, `${PATH}?category=mid-cap&month=May&year=2024`);
  await expect(headings(page)).toHaveText(["Two"]);
  await expect(choice(page, "Year")).toHaveValue("2024");
  await open(page, `${PATH}?year=1999`);
  await expect(page.getByText("No research reports found")).toBeVisible();
  await expect(choice(page, "Year")).toHaveValue("1999");
});

test("RPT-02 a card has its badge, facts and the way to the app", async ({ page, isMobile }) => {
  await answerReports(page, [
    report(),
    report({ _id: "2", status: "IN PROGRESS", category: "micro-cap", issueDate: "next week" }),
    report({ _id: "3", status: "resolved", issueDate: null, issuePrice: null }),
    report({ _id: "4", status: "Withdrawn" }),
  ]);
  await open(page, PATH);
  const card = cards(page).first();
  for (const words of ["A made-up report (sample)", "Small Cap", "GET REPORTS ON OUR APP"]) {
    await expect(card).toContainText(words);
  }
  await expect(card.getByRole("term")).toHaveText([
    "Issue Date",
    "Issue Month",
    "Issue Year",
    "Issue price",
  ]);
  await expect(card.getByRole("definition")).toHaveText([
    "2 Nov 2026",
    "November",
    "2026",
    "₹ 412.50",
  ]);
  const app = card.getByRole("link", { name: "Download App" });
  if (isMobile) await expect(app).toHaveAttribute("href", site.links.androidApp);
  await expect(cards(page).nth(1)).toContainText("micro-cap");
  await expect(cards(page).nth(1).getByRole("definition").first()).toHaveText("next week");
  await expect(cards(page).nth(2).getByRole("definition")).toHaveText([
    "N/A",
    "November",
    "2026",
    "N/A",
  ]);
  const tones = await cards(page)
    .locator("[data-tone]")
    .evaluateAll((badges) =>
      badges.map((badge) => [badge.textContent, badge.getAttribute("data-tone")]),
    );
  expect(tones).toEqual([
    ["Open", "red"],
    ["IN PROGRESS", "yellow"],
    ["resolved", "green"],
    ["Withdrawn", "grey"],
  ]);
});

test("RPT-03 an empty list says so", async ({ page }) => {
  await answerReports(page, []);
  await open(page, PATH);
  await expect(page.getByText("No research reports found", { exact: true })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters", { exact: true })).toBeVisible();
});

test("RPT-03 nothing is said while the reports load, and nothing moves when they come", async ({
  page,
}) => {
  await countShifts(page);
  await answerReports(page, FOUR, 1_000);
  await open(page, PATH);
  await expect(page.getByText("Loading reports...")).toBeVisible();
  await expect(page.getByText("No research reports found")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(4);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test.describe("when the call fails", () => {
  test.use({
    expectedErrors: /^logged: (Failed to load resource|Error fetching research reports:)/,
  });

  for (const [fault, response] of [
    ["500", { status: 500, body: "{}" }],
    ["another shape", { status: 200, json: { message: "maintenance" } }],
  ] as const) {
    test(`RPT-03 ${fault} is only logged and leaves the list empty`, async ({ page }) => {
      await page.route("**/api/api/report", (route) => route.fulfill(response));
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("Error fetching research reports:"),
      );
      await open(page, PATH);
      await logged;
      await expect(page.getByText("No research reports found")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("RPT-01 the page stands and says what it lacks", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research Reports");
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "What a status says" })).toBeVisible();
    await expect(page.getByRole("search")).toBeHidden();
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`RPT-02 axe finds nothing on the filled page in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await open(page, PATH);
    await expect(cards(page)).not.toHaveCount(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
