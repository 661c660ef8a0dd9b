import type { Page } from "@playwright/test";
import { complaintReportEndpoint } from "../../src/shared/contract/complaint-report";
import { mockResponse } from "../support/api-responses";
import {
  mockComplaintResponses,
  toRawChain,
  toChainReport,
  toRawMonths,
} from "../support/complaint-responses";
import { expect, openPage, getSection, site, test } from "../support/visitor";

const CHARTER = "/investor-charter/";
const LINE =
  "Number of complaints received during month against the RA due to impersonation by some other entity:";
const CHECKED =
  "Sums checked on this page: every month carries forward what the previous month left pending.";
const OVERDUE =
  "The figures for November 2026 were due on 7 December 2026 and are not published yet.";

const findCharts = (page: Page) => page.getByRole("img", { name: /a chart of the figures/ });

async function mockAgreeingComplaints(page: Page, report: Record<string, unknown> = {}) {
  await mockComplaintResponses(page);
  const data = { active: toChainReport(report) };
  await mockResponse(page, complaintReportEndpoint.path, { data });
  await mockResponse(page, "/api/table", toRawChain());
}

async function openCharter(page: Page, report?: Record<string, unknown>) {
  await mockAgreeingComplaints(page, report);
  await openPage(page, CHARTER);
}

test("CHR-06 the number of impersonations and the regulator's note are under the report", async ({
  page,
}) => {
  await openCharter(page, { impersonationComplaints: 3 });
  await expect(page.getByText(`${LINE} 3`, { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Note: .*Annexure E.*to be replaced by the issued text/),
  ).toBeVisible();
  await mockResponse(page, complaintReportEndpoint.path, { data: { active: toChainReport() } });
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page.getByText(`${LINE} not reported`, { exact: true })).toBeVisible();
});

test("CHR-07 the reason for different figures is a footnote of the table", async ({ page }) => {
  await mockAgreeingComplaints(page, { note: "One complaint was counted twice." });
  const note = "One complaint was moved to another entity.";
  const months = toRawChain().map((row) => (row.month === "May 2026" ? { ...row, note } : row));
  await mockResponse(page, "/api/table", months);
  await openPage(page, CHARTER);
  await expect(page.getByText(`May 2026: ${note}`)).toBeVisible();
  await expect(page.getByText("One complaint was counted twice.")).toBeVisible();
});

for (const [today, isShown, tag = " @full"] of [
  ["2026-12-07T12:00:00Z", false],
  ["2026-12-08T00:00:00Z", true, ""],
] as const) {
  test(`CHR-08 on ${today} the charter and the panel ${isShown ? "say" : "do not say"} that November is overdue${tag}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(today);
    await openCharter(page);
    await expect(findCharts(page).first()).toBeVisible();
    await expect(page.getByText(OVERDUE)).toHaveCount(isShown ? 1 : 0);
    await openPage(page, "/");
    const panel = getSection(page, /^Data of the month/);
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByRole("heading", { name: /October 2026$/ })).toBeVisible();
    await expect(panel.getByText(OVERDUE)).toHaveCount(isShown ? 1 : 0);
  });
}

test("CHR-09 the page says that its sums were checked, or the console names what differs @full", async ({
  page,
}) => {
  await openCharter(page);
  // The check loads together with the tables, once they are scrolled to.
  await page.getByRole("button", { name: "Refresh Data" }).scrollIntoViewIfNeeded();
  await expect(page.getByText(CHECKED)).toBeVisible();
  const months = toRawChain();
  const reported = page.waitForEvent("console", (message) =>
    message.text().includes("Complaint month May 2026: Carried forward is 9."),
  );
  const wrong = { carriedForward: 9, pending: 10 };
  const changed = months.map((row) => (row.month === "May 2026" ? { ...row, ...wrong } : row));
  await mockResponse(page, "/api/table", changed);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await reported;
  await expect(page.getByText(CHECKED)).toHaveCount(0);
  await expect(page.getByText("Carried forward is 9")).toHaveCount(0);
});

test("CHR-13 the figures print on a new page with firm, address and time", async ({ page }) => {
  await openCharter(page);
  const figures = getSection(page, "Details of Complaints");
  await expect(figures.getByText(site.brand.company)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(figures).toHaveCSS("break-before", "page");
  for (const text of [site.brand.company, site.identifiers[0]?.value ?? "", site.url + CHARTER])
    await expect(figures.getByText(text).first()).toBeVisible();
  await expect(figures.getByText(/^Time of the data: \d+ \w+ \d{4}, .* IST$/)).toBeVisible();
  for (const headRow of await figures.locator("thead tr").all())
    await expect(headRow).toHaveCSS("break-after", "avoid");
});

test("CHR-14 each trend's chart is above its table and follows new figures", async ({ page }) => {
  await openCharter(page);
  await expect(findCharts(page)).toHaveCount(2);
  const chart = findCharts(page).first();
  const readPaths = () =>
    chart.locator("path").evaluateAll((all) => all.map((path) => path.outerHTML));
  const table = page.getByRole("table", { name: "Trend of monthly disposal of complaints" });
  const [above, below] = [await chart.boundingBox(), await table.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(chart).toContainText("ReceivedResolvedPending");
  const before = await readPaths();
  await mockResponse(page, "/api/table", toRawMonths(10));
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect.poll(readPaths).not.toEqual(before);
});

test("CHR-14 the chart is in the HTML, and its labels fit 320 px", async ({ page, staticPage }) => {
  await staticPage.goto(CHARTER);
  await expect(findCharts(staticPage)).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 640 });
  await openCharter(page);
  const chart = findCharts(page).first();
  // Pending of the newest month is the last value.
  await expect(chart.locator("span").last()).toHaveText(String(toRawChain().at(-1)?.pending));
  const [rightEdge, size] = await chart
    .locator("span:visible")
    .last()
    .evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [right, parseFloat(getComputedStyle(element).fontSize)] as const;
    });
  expect(rightEdge).toBeLessThanOrEqual(320);
  expect(size).toBeGreaterThanOrEqual(12);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    const colors = await chart.evaluate((element) =>
      ["received", "resolved", "pending"].map((name) => {
        const { fill, stroke } = getComputedStyle(
          element.querySelector(`svg:nth-of-type(1) > [data-of='${name}']`) ?? element,
        );
        return `${fill} ${stroke}`;
      }),
    );
    expect(new Set(colors).size, forcedColors).toBe(3);
  }
});
