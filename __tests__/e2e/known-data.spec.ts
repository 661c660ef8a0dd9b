import type { Page } from "@playwright/test";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { holdApi, isCall, refuseCall } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import { LIVE_RECORDS } from "../support/live-records";
import { expect, waitForLog, openPage, test } from "../support/visitor";

// Data from the build, or from the API's last response.

const LAST_UPDATED = /^Last updated .* IST$/;
const SAVED_COPY =
  /^Data as of \d{1,2} [A-Z][a-z]{2} 20\d\d, \d{1,2}:\d\d [AP]M IST \(saved copy\)$/;

for (const { path, rows, dated, tag } of [
  { path: "/comapny-ipos", rows: "tbody tr", dated: 3, tag: " @full" },
  { path: "/researchReport", rows: "article", dated: 1, tag: " @full" },
  { path: "/careers/", rows: "#positions li", dated: 1, tag: " @full" },
  { path: "/investor-charter/#complaints", rows: "table", dated: 3, tag: "" },
]) {
  test(`API-06, CHR-05 ${path}: live data replaces built data without a shift @phone${tag}`, async ({
    page,
  }) => {
    await countShifts(page);
    const release = await holdApi(page);
    await openPage(page, path);
    const main = page.getByRole("main");
    const shown = main.locator(rows);
    await shown.first().scrollIntoViewIfNeeded();
    await expect(shown.first()).toBeVisible();
    const built = await shown.count();
    await expect(main.getByText(LAST_UPDATED)).toHaveCount(dated);
    release();
    await expect(main.getByText(LAST_UPDATED)).toHaveCount(0);
    await expect(shown).toHaveCount(built);
    await expect(shown.first()).toBeVisible();
    await expectNoShift(page);
  });
}

/** Selector of the rows and the failure's text; without a text the failure is only logged. */
const FAILING: [path: string, resource: ResourceName, rows: string, message?: string][] = [
  ["/comapny-ipos", "ipos", "tbody tr", "Failed to fetch IPOs. Please try again later."],
  [
    "/investor-charter/",
    "complaintReport",
    "tbody tr",
    "Failed to fetch active complaint report data.",
  ],
  ["/researchReport", "reports", "article"],
];

for (const [path, resource, rows, message] of FAILING) {
  test(`API-07 ${path}: a failure keeps the saved copy, dated and below any message`, async ({
    page,
    expectConsoleError,
  }) => {
    const { toCall, failure } = resources[resource];
    const call = toCall({});
    expectConsoleError(/^logged: Failed to load resource/, new RegExp(failure));
    await refuseCall(page, call);
    const loggedError = waitForLog(page, failure);
    await openPage(page, path);
    await loggedError;
    const main = page.getByRole("main");
    const savedCopy = main.getByText(SAVED_COPY);
    await expect(savedCopy).toHaveCount(1);
    const row = main.locator(rows).first();
    await expect(row).toBeVisible();
    const getTop = async (box: ReturnType<Page["locator"]>) => (await box.boundingBox())?.y ?? NaN;
    expect(await getTop(savedCopy)).toBeLessThan(await getTop(row));
    const box = main.getByRole("alert");
    if (message === undefined) return expect(box).toHaveCount(0);
    await expect(box).toContainText(message);
    expect(await getTop(box)).toBeLessThan(await getTop(savedCopy));
    const { record, toBody = (list) => list } = LIVE_RECORDS[resource];
    await page.route(isCall(call), (route) => route.fulfill({ json: toBody([record(1)]) }));
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(main.getByText(/Sample 1$/).first()).toBeVisible();
    await expect(savedCopy).toHaveCount(0);
    await expect(box).toHaveCount(0);
  });
}

test("API-05, API-07 a stale response is dated and is no error", async ({ page }) => {
  const headers = { "snapshot-at": "2030-01-05T09:40:00.000Z" };
  const json = [LIVE_RECORDS.ipos.record(1)];
  await page.route(isCall("/api/company/ipos"), (route) => route.fulfill({ json, headers }));
  await openPage(page, "/comapny-ipos");
  const main = page.getByRole("main");
  await expect(main.getByText("Last updated 5 Jan 2030, 3:10 PM IST")).toBeVisible();
  await expect(main.getByRole("rowheader")).toHaveText(/^Sample 1/);
  await expect(main.getByRole("alert")).toHaveCount(0);
});
