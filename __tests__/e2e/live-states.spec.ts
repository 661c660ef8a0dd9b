import type { Locator, Page } from "@playwright/test";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { mockResponse, holdCalls, refuseCall } from "../support/api-responses";
import { countShifts, expectStill } from "../support/layout-shift";
import { LIVE_RECORDS } from "../support/live-records";
import { openWithoutPageData } from "../support/fallback-data";
import { expect, waitForLog, test } from "../support/visitor";

// Sections without built data; all faults of all calls are in live/failed-responses.test.ts.

type Section = {
  resource: ResourceName;
  path: string;
  part: (page: Page) => Locator;
  /** What it says while it loads. */
  loading?: string;
  empty: string[];
  /** What it says of a failure, which is else only logged. */
  failed?: string | RegExp;
};

/** What the others add is in `npm run test:full`. */
const SHORT: ResourceName[] = ["ipos"];

const main = (page: Page) => page.getByRole("main");
const region = (name: string) => (page: Page) => main(page).getByRole("region", { name });

function sectionTest(name: string, section: Section): void {
  const { record, toBody: wrapped = (list) => list, none } = LIVE_RECORDS[section.resource];
  const { address, failure } = resources[section.resource];
  const call = address({});
  const tag = SHORT.includes(section.resource) ? "" : " @full";
  const good = wrapped([record(1)]);

  test(`${name}: loading, which moves nothing, none, or a failed call @phone${tag}`, async ({
    page,
    expectConsoleError,
    isMobile,
  }) => {
    expectConsoleError(/^logged: Failed to load resource/, new RegExp(failure));
    const part = section.part(page);
    const saying = (text: string) => part.getByText(text, { exact: true }).first();
    const expectEmpty = async () => {
      for (const text of section.empty) await expect(saying(text)).toBeVisible();
      await expect(part.getByRole("alert")).toHaveCount(0);
    };
    const come = async () => {
      await openWithoutPageData(page, section.path);
      await part.scrollIntoViewIfNeeded();
    };
    const shown = part.getByText(/Sample 1$/).first();

    await countShifts(page);
    const release = await holdCalls(page, { [call]: good });
    await come();
    if (section.loading) await expect(saying(section.loading)).toBeVisible();
    for (const text of section.empty) await expect(saying(text)).toHaveCount(0);
    release();
    await expect(shown).toBeVisible();
    if (section.loading) await expect(saying(section.loading)).toHaveCount(0);
    await expectStill(page);
    // The message is equal on a phone.
    if (isMobile) return;

    await mockResponse(page, call, none ?? wrapped([]));
    await come();
    await expectEmpty();

    await refuseCall(page, call);
    const loggedError = waitForLog(page, failure);
    await come();
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
    // The section of Retry has the focus, which would otherwise return to the page's start.
    expect(await part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
}

sectionTest("ABT-04 a team of whom nobody was built", {
  resource: "employees",
  path: "/about-us/",
  part: region("Our Team"),
  loading: "Loading employees...",
  empty: ["No employees found"],
  failed: "Failed to fetch employees",
});

sectionTest("CAR-01 the positions", {
  resource: "jobs",
  path: "/careers/",
  part: region("Available Positions"),
  loading: "Loading positions...",
  empty: ["We're not currently hiring, but check back soon!"],
});

sectionTest("CHR-05 the complaint report", {
  resource: "complaintReport",
  path: "/investor-charter/",
  part: region("Details of Complaints"),
  loading: "Loading complaint data...",
  empty: ["No active complaint report found."],
  failed: "Failed to fetch active complaint report data.",
});

sectionTest("IPO-01 the upcoming IPOs", {
  resource: "upcomingIpos",
  path: "/comapny-ipos",
  part: main,
  empty: ["No upcoming IPOs to show at the moment."],
});

sectionTest("IPO-01 the IPOs listed today", {
  resource: "ipoListings",
  path: "/comapny-ipos",
  part: main,
  empty: ["No IPO listings today."],
});

sectionTest("IPO-06, IPO-05 the table of IPOs", {
  resource: "ipos",
  path: "/comapny-ipos",
  part: main,
  loading: "Loading IPOs...",
  empty: ["No IPOs available"],
  failed: /Error.*Failed to fetch IPOs\. Please try again later\./s,
});

sectionTest("RPT-03 the reports", {
  resource: "reports",
  path: "/researchReport",
  part: main,
  loading: "Loading reports...",
  empty: ["No research reports found", "Try adjusting your filters"],
});
