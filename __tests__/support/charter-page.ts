import type { Page } from "@playwright/test";

// The investor charter as its tests see it.

export const CHARTER = "/investor-charter/";
export const REPORT = "/api/complaint-report/active";
export const REPORT_FAILED = "Failed to fetch active complaint report data.";

export const report = (page: Page) =>
  page.getByRole("table", { name: /^Data for the month ending/ });
export const trend = (page: Page, period: "monthly" | "annual") =>
  page.getByRole("table", { name: `Trend of ${period} disposal of complaints` });
