import { expect } from "@playwright/test";
import { openAdmin, test } from "./cms-test";
import { CMS_URL, getDocs, removeDoc } from "./cms-client";

test("CHR-07 a new form proposes the month, and computes totals from the typed figures", async ({
  page,
  officer,
}) => {
  const getField = (name: string) => page.locator(`#field-${name}`);
  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-months/create");
  await expect(getField("year")).toHaveValue(/^20\d\d$/);
  const carried = Number(await getField("carriedForward").inputValue());
  await getField("received").fill("3");
  await getField("resolved").fill("1");
  await expect(getField("pending")).toHaveValue(String(carried + 2));
  await expect(getField("pending")).toBeDisabled();

  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-reports/create");
  await expect(getField("monthEnding")).toHaveValue(/^\w+ 20\d\d$/);
  const pending = Number(await getField("sebiScores__pendingEndLastMonth").inputValue());
  await getField("sebiScores__received").fill("4");
  await getField("sebiScores__resolved").fill("2");
  await getField("sebiScores__avgResolutionTime").fill("9");
  await expect(getField("sebiScores__totalPending")).toHaveValue(String(pending + 2));
  await expect(getField("grandTotal__received")).toHaveValue("4");
  await expect(getField("grandTotal__avgResolutionTime")).toHaveValue("9");
});

test("CHR-15 the rows of a report are one table on one screen, and “Save” shows nothing", async ({
  admin,
  page,
  officer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-reports/create");
  const rows = page.locator(".report-row");
  await expect(rows).toHaveCount(4);
  await expect(page.locator("#field-grandTotal__avgResolutionTime")).toBeVisible();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  const [top, bottom] = [boxes.at(0)?.top ?? 0, boxes.at(-1)?.bottom ?? Infinity];
  expect(bottom - top).toBeLessThan(440);
  const tops = await rows
    .first()
    .locator("input")
    .evaluateAll((all) => all.map((input) => input.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([6, 1]);
  await expect(page.getByRole("button", { name: "Save and show on the site" })).toBeVisible();
  await page.locator("#field-monthEnding").fill("Mar 2001");
  for (const name of ["directlyFromInvestors", "sebiScores", "otherSources"])
    await page.locator(`#field-${name}__pendingEndLastMonth`).fill("0");
  await page.locator("#field-impersonationComplaints").fill("0");
  await page.locator("#action-save").click();
  await expect(page.getByText("Saved: Complaint report March 2001.")).toBeVisible();
  const where = "where[monthEnding][equals]=March 2001";
  const [report] = await getDocs<{ id: number; active: boolean }>(
    admin,
    `complaint-reports?${where}`,
  );
  expect(report?.active).toBe(false);
  if (report) await removeDoc(admin, "complaint-reports", report.id);
});
