import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { complaintReportEndpoint } from "../../src/shared/contract/complaint-report";
import { mockResponse } from "../support/api-responses";
import { mockComplaintResponses, toRawMonths, toRawReport } from "../support/complaint-responses";
import { expect, expectNewTab, openPage, goTo, site, test } from "../support/visitor";

const CHARTER = "/investor-charter/";
const REPORT = complaintReportEndpoint.path;

const getReport = (page: Page) => page.getByRole("table", { name: /^Data for the month ending/ });
const getTrend = (page: Page, period: "monthly" | "annual") =>
  page.getByRole("table", { name: `Trend of ${period} disposal of complaints` });

async function expectRows(table: Locator, count: number, wanted: Record<number, string>) {
  const rows = table.locator("tr");
  await expect(rows).toHaveCount(count);
  for (const [at, text] of Object.entries(wanted)) {
    const cells = rows.nth(Number(at)).locator("th, td");
    // The built data may be shown for a moment longer.
    await expect.poll(async () => (await cells.allTextContents()).join(" | ")).toBe(text);
  }
}

test("CHR-01 shows sections A to E and links to each", async ({ staticPage: page }) => {
  await goTo(page, CHARTER);
  const sections = page.getByRole("main").getByRole("region", { name: /^Section [A-E]:/ });
  await expect(sections.getByRole("heading", { level: 2 })).toHaveText([
    /^Section A: /,
    /^Section B: /,
    /^Section C: /,
    /^Section D: /,
    /^Section E: /,
  ]);
  for (const letter of ["a", "b", "c", "d", "e"]) {
    await expect(page.locator(`main a[href="#section-${letter}"]`)).not.toHaveCount(0);
    await expect(page.locator(`#section-${letter}`)).toHaveCount(1);
  }
  // Section D is folded on screens and whole on paper.
  const repeated = sections.nth(3).locator("details > div");
  await expect(repeated).toBeHidden();
  const readBody = async (part: Locator) => (await part.innerText()).trim();
  await page.emulateMedia({ media: "print" });
  const body = await readBody(sections.nth(2).locator("h2 + div"));
  expect(body.length).toBeGreaterThan(300);
  expect(await readBody(repeated)).toBe(body);
  for (const name of ["Do", "Don't"]) {
    const list = page.getByRole("heading", { level: 3, name, exact: true }).locator("+ ul > li");
    expect(await list.count()).toBeGreaterThanOrEqual(5);
  }
});

test("CHR-04 explains the steps of a complaint", async ({ staticPage: page }) => {
  await goTo(page, CHARTER);
  const process = page.getByRole("region", { name: "Complaint redressal and scores process" });
  await expect(process.getByRole("listitem")).toHaveCount(5);
  const portal = process.getByRole("link", { name: "Open the SCORES portal" });
  await expectNewTab(portal, site.links.complaintPortal);
});

test("CHR-02, CHR-03 shows the report with 0 for missing numbers, and trends with totals", async ({
  page,
}) => {
  await mockComplaintResponses(page);
  const { otherSources: _omitted, ...rest } = toRawReport({ sebiScores: { received: "1,204" } });
  await mockResponse(page, REPORT, { data: { active: rest } });
  await openPage(page, CHARTER);
  const getHeading = (name: string) => page.getByRole("heading", { name, exact: true });
  await expect(getHeading("Details of Complaints")).toBeVisible();
  await expect(getHeading("Data for the month ending October 2026")).toBeVisible();
  await expectRows(getReport(page), 5, {
    0:
      "Sr. No. | Received from | Pending at the end of last month | Received | Resolved* | " +
      "Total Pending# | Pending complaints > 3 months | Average resolution time^ (in days)",
    1: "1 | Directly from Investors | 2 | 5 | 4 | 3 | 1 | 11",
    2: "2 | SEBI (SCORES) | 0 | 1,204 | 0 | 0 | 0 | 0",
    3: "3 | Other Sources (if any) | 0 | 0 | 0 | 0 | 0 | 0",
    4: " | Grand Total | 2 | 12 | 4 | 3 | 1 | 11",
  });
  await expect(
    page.getByText("Total Pending = Pending at end of last month + Received − Resolved."),
  ).toBeVisible();
  await expectRows(getTrend(page, "monthly"), 12, {
    0: "Sr. No. | Month | Carried forward from previous month | Received | Resolved* | Pending#",
    10: "10 | October 2026 | 3 | 19 | 19 | 3",
    11: " | Grand Total | 3 | 145 | 145 | 3",
  });
  await expectRows(getTrend(page, "annual"), 5, {
    1: "1 | 2024 | 1 | 1,200 | 1,200 | 1",
    4: " | Grand Total | 1 | 3,600 | 3,600 | 1",
  });
  await expect(page.getByText(/^Grand Total: the sums of received and resolved/)).toHaveCount(2);
});

test("CHR-03 tables fit phones, scroll on smaller ones and print @only-phone", async ({ page }) => {
  await openPage(page, CHARTER);
  await expect(getReport(page)).toBeVisible();
  const frames = page.getByRole("group", { name: /^(?:Data for the month ending|Trend of)/ });
  await expect(frames).toHaveCount(3);
  for (const frame of await frames.all()) {
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const frame = frames.first();
  const name = frame.getByRole("rowheader", { name: "SEBI (SCORES)" });
  const left = (await name.boundingBox())?.x;
  await frame.evaluate((element) => element.scrollTo(999, 0));
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(left);
  // print.spec.ts tests that no button is printed.
  await page.emulateMedia({ media: "print" });
  await expect(getTrend(page, "annual")).toBeVisible();
});

test("CHR-05, CHR-03 'Refresh Data' loads new figures; a long trend unfolds, downloads and prints @full", async ({
  page,
}) => {
  await mockComplaintResponses(page);
  await openPage(page, CHARTER);
  await expect(page.getByText(/^Last updated/)).toHaveCount(0);
  await expect(getReport(page)).toContainText("12");
  // The first calls have all responded, so only later ones count.
  for (const period of ["monthly", "annual"] as const) {
    await expect(getTrend(page, period)).toBeVisible();
  }
  const later = toRawReport({ monthEnding: "November 2026" });
  const countReportCalls = await mockResponse(page, REPORT, { data: { active: later } });
  const countMonthCalls = await mockResponse(page, "/api/table", toRawMonths(30));
  const refresh = page.getByRole("button", { name: "Refresh Data" });
  await refresh.click();
  await expect(page.getByText("Data for the month ending November 2026").first()).toBeVisible();
  const rows = getTrend(page, "monthly").locator("tbody tr:visible");
  await expect(rows).toHaveCount(12);
  await expect(rows.first().locator("th, td").first()).toHaveText("19");
  expect([countReportCalls(), countMonthCalls()]).toEqual([1, 1]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV Trend of monthly disposal" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("complaints-by-month.csv");
  const lines = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(lines).toHaveLength(33);
  expect(lines[1]).toBe('1,"January 2026",3,10,10,3');
  // Paper shows all rows, and the total includes all.
  await page.emulateMedia({ media: "print" });
  await expect(rows).toHaveCount(30);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Show all rows" }).click();
  await expect(rows).toHaveCount(30);
});
