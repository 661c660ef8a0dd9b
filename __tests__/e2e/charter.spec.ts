import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { answer } from "../support/api-answers";
import { answerComplaints, rawMonths, rawReport } from "../support/complaint-answers";
import { CHARTER, REPORT, report, trend } from "../support/charter-page";
import { expect, open, site, test } from "../support/visitor";

const texts = (row: Locator) => row.locator("th, td").allTextContents();

test("CHR-01 sections A to E stand in order, and C and D say the same", async ({ page }) => {
  await open(page, CHARTER);
  const sections = page.getByRole("main").getByRole("region", { name: /^Section [A-E]:/ });
  await expect(sections.getByRole("heading", { level: 2 })).toHaveText([
    /^Section A: Vision and mission$/,
    /^Section B: Details of business transacted by the research analyst$/,
    /^Section C: .*grievance redressal/,
    /^Section D: .*grievance redressal/,
    /^Section E: Investor do's and don'ts$/,
  ]);
  const body = async (letter: string) => {
    const section = page.getByRole("region", { name: new RegExp(`^Section ${letter}:`) });
    return (await section.locator("h2 + div").innerText()).trim();
  };
  expect((await body("C")).length).toBeGreaterThan(300);
  expect(await body("D")).toBe(await body("C"));
  for (const name of ["Do", "Don't"]) {
    const list = page.getByRole("heading", { level: 3, name, exact: true }).locator("+ ul > li");
    expect(await list.count()).toBeGreaterThanOrEqual(5);
  }
});

test("CHR-01 the charter and its parts' links are there without JavaScript", async ({
  request,
}) => {
  const html = await (await request.get(CHARTER)).text();
  for (const id of ["section-a", "section-b", "section-c", "section-d", "section-e"]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
  expect(html).toContain("The complaint figures are fetched in your browser");
});

test("CHR-02 the report shows who complained, what became of it, and 0 for what is missing", async ({
  page,
}) => {
  const { otherSources: _left, ...rest } = rawReport({ sebiScores: { received: "1,204" } });
  await answer(page, REPORT, { data: { active: rest } });
  await open(page, CHARTER);
  await expect(
    page.getByRole("heading", { level: 2, name: "Details of Complaints" }),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Data for the month ending October 2026" }),
  ).toBeVisible();
  const rows = report(page).locator("tr");
  await expect(rows).toHaveCount(5);
  expect(await texts(rows.nth(0))).toEqual([
    "Sr. No.",
    "Received from",
    "Pending at the end of last month",
    "Received",
    "Resolved*",
    "Total Pending#",
    "Pending complaints > 3 months",
    "Average resolution time^ (in days)",
  ]);
  expect(await texts(rows.nth(1))).toEqual([
    "1",
    "Directly from Investors",
    "2",
    "5",
    "4",
    "3",
    "1",
    "11",
  ]);
  expect(await texts(rows.nth(2))).toEqual([
    "2",
    "SEBI (SCORES)",
    "0",
    "1,204",
    "0",
    "0",
    "0",
    "0",
  ]);
  expect(await texts(rows.nth(3))).toEqual([
    "3",
    "Other Sources (if any)",
    "0",
    "0",
    "0",
    "0",
    "0",
    "0",
  ]);
  expect(await texts(rows.nth(4))).toEqual(["", "Grand Total", "2", "12", "4", "3", "1", "11"]);
  await expect(
    page.getByText("Total Pending = Pending at end of last month + Received − Resolved."),
  ).toBeVisible();
});

test("CHR-03 trends have serial numbers, a grand total and footnotes", async ({ page }) => {
  await answerComplaints(page);
  await open(page, CHARTER);
  const months = trend(page, "monthly").locator("tr");
  await expect(months).toHaveCount(12);
  expect(await texts(months.nth(0))).toEqual([
    "Sr. No.",
    "Month",
    "Carried forward from previous month",
    "Received",
    "Resolved*",
    "Pending#",
  ]);
  expect(await texts(months.nth(10))).toEqual(["10", "October 2026", "3", "19", "19", "3"]);
  expect(await texts(months.nth(11))).toEqual(["", "Grand Total", "3", "145", "145", "3"]);
  const years = trend(page, "annual").locator("tr");
  expect(await texts(years.nth(1))).toEqual(["1", "2024", "1", "1,200", "1,200", "1"]);
  expect(await texts(years.nth(4))).toEqual(["", "Grand Total", "1", "3,600", "3,600", "1"]);
  await expect(page.getByText(/^Grand Total: received and resolved are added up/)).toHaveCount(2);
});

test("CHR-03 of many months the newest twelve show first, under their own numbers", async ({
  page,
}) => {
  await answer(page, "/api/table", rawMonths(30));
  await open(page, CHARTER);
  const rows = trend(page, "monthly").locator("tbody tr");
  await expect(rows).toHaveCount(12);
  expect((await texts(rows.nth(0)))[0]).toBe("19");
  await page.getByRole("button", { name: "Show all rows" }).click();
  await expect(rows).toHaveCount(30);
});

test("CHR-03 a table downloads as CSV that runs nothing in a spreadsheet", async ({ page }) => {
  const months = [{ ...rawMonths(1)[0], month: '=HYPERLINK("https://evil.example")' }];
  await answer(page, "/api/table", months);
  await open(page, CHARTER);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV Trend of monthly disposal" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("complaints-by-month.csv");
  const text = readFileSync(await download.path(), "utf8");
  expect(text.split("\r\n")).toEqual([
    '\uFEFF"Sr. No.","Month","Carried forward from previous month","Received","Resolved*","Pending#"',
    `1,"'=HYPERLINK(""https://evil.example"")",3,10,10,3`,
    '"","Grand Total",3,10,10,3',
    "",
  ]);
});

test("CHR-03 the tables fit a small screen or scroll in their own frame", async ({
  page,
  isMobile,
}) => {
  await open(page, CHARTER);
  await expect(report(page)).toBeVisible();
  const spare = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spare).toBe(0);
  if (!isMobile) return;
  const frame = page.getByRole("group", { name: /^Data for the month ending/ });
  const name = frame.getByRole("rowheader", { name: "SEBI (SCORES)" });
  const left = (await name.boundingBox())?.x;
  await frame.evaluate((element) => element.scrollTo(999, 0));
  expect((await name.boundingBox())?.x).toBe(left);
});

test("CHR-03 on paper the tables are whole and the buttons are gone", async ({ page }) => {
  await open(page, CHARTER);
  await expect(report(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Refresh Data" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Download CSV/ }).first()).toBeHidden();
  await expect(trend(page, "annual")).toBeVisible();
});

test("CHR-04 the complaint process follows the tables and leads to the portal", async ({
  page,
}) => {
  await open(page, CHARTER);
  const process = page.getByRole("region", { name: "Complaint redressal and scores process" });
  await expect(process.getByRole("listitem")).toHaveCount(5);
  const portal = process.getByRole("link", { name: "Open the SCORES portal (opens in a new tab)" });
  await expect(portal).toHaveAttribute("href", site.links.complaintPortal);
  await expect(portal).toHaveAttribute("rel", /noopener/);
});
