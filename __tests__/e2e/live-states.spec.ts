import type { Locator, Page } from "@playwright/test";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { mockResponse, holdCalls, refuseCall } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import { LIVE_RECORDS } from "../support/live-records";
import { openWithoutPageData } from "../support/fallback-data";
import { expect, waitForLog, test } from "../support/visitor";

// Sections without built data; live/failed-responses.test.ts tests all faults of all calls.

type Section = {
  resource: ResourceName;
  path: string;
  part: (page: Page) => Locator;
  /** Its text while it loads. */
  loading?: string;
  empty: string[];
  /** Its text after a failure; without it a failure is only logged. */
  failed?: string | RegExp;
};

const getMain = (page: Page) => page.getByRole("main");
const getRegion = (name: string) => (page: Page) => getMain(page).getByRole("region", { name });

function addSectionTest(name: string, section: Section): void {
  const { record, toBody = (list) => list, none } = LIVE_RECORDS[section.resource];
  const { toCall, failure } = resources[section.resource];
  const call = toCall({});
  const good = toBody([record(1)]);

  test(`${name}: shows loading without a shift, an empty state or a failed call @phone @full`, async ({
    page,
    expectConsoleError,
    isMobile,
  }) => {
    expectConsoleError(/^logged: Failed to load resource/, new RegExp(failure));
    const part = section.part(page);
    const getText = (text: string) => part.getByText(text, { exact: true }).first();
    const expectEmpty = async () => {
      for (const text of section.empty) await expect(getText(text)).toBeVisible();
      await expect(part.getByRole("alert")).toHaveCount(0);
    };
    const openSection = async () => {
      await openWithoutPageData(page, section.path);
      await part.scrollIntoViewIfNeeded();
    };
    const shown = part.getByText(/Sample 1$/).first();

    await countShifts(page);
    const release = await holdCalls(page, { [call]: good });
    await openSection();
    if (section.loading) await expect(getText(section.loading)).toBeVisible();
    for (const text of section.empty) await expect(getText(text)).toHaveCount(0);
    release();
    await expect(shown).toBeVisible();
    if (section.loading) await expect(getText(section.loading)).toHaveCount(0);
    await expectNoShift(page);
    if (isMobile) return;

    await mockResponse(page, call, none ?? toBody([]));
    await openSection();
    await expectEmpty();

    await refuseCall(page, call);
    const loggedError = waitForLog(page, failure);
    await openSection();
    await loggedError;
    if (section.failed === undefined) return expectEmpty();
    const box = part.getByRole("alert").filter({ hasText: section.failed });
    await expect(box).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await mockResponse(page, call, good);
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(shown).toBeVisible();
    await expect(box).toHaveCount(0);
    // The section keeps the focus, which would otherwise return to the page's start.
    expect(await part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
}

addSectionTest("ABT-04 a team that was not built", {
  resource: "employees",
  path: "/about-us/",
  part: getRegion("Our Team"),
  loading: "Loading employees...",
  empty: ["No employees found"],
  failed: "Failed to fetch employees",
});

addSectionTest("CAR-01 the positions", {
  resource: "jobs",
  path: "/careers/",
  part: getRegion("Available Positions"),
  loading: "Loading positions...",
  empty: ["We're not currently hiring, but check back soon!"],
});

addSectionTest("CHR-05 the complaint report", {
  resource: "complaintReport",
  path: "/investor-charter/",
  part: getRegion("Details of Complaints"),
  loading: "Loading complaint data...",
  empty: ["No active complaint report found."],
  failed: "Failed to fetch active complaint report data.",
});

addSectionTest("IPO-01 the upcoming IPOs", {
  resource: "upcomingIpos",
  path: "/comapny-ipos",
  part: getMain,
  empty: ["No upcoming IPOs to show at the moment."],
});

addSectionTest("IPO-01 the IPOs listed today", {
  resource: "ipoListings",
  path: "/comapny-ipos",
  part: getMain,
  empty: ["No IPO listings today."],
});

addSectionTest("IPO-06, IPO-05 the table of IPOs", {
  resource: "ipos",
  path: "/comapny-ipos",
  part: getMain,
  loading: "Loading IPOs...",
  empty: ["No IPOs available"],
  failed: /Error.*Failed to fetch IPOs\. Please try again later\./s,
});

addSectionTest("RPT-03 the reports", {
  resource: "reports",
  path: "/researchReport",
  part: getMain,
  loading: "Loading reports...",
  empty: ["No research reports found", "Try adjusting your filters"],
});
