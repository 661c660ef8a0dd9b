import type { Page } from "@playwright/test";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { mockResponse } from "./api-responses";
import { openPage } from "./visitor";

export const IPOS_PAGE = "/comapny-ipos";

export const getIpoTable = (page: Page) => page.getByRole("table", { name: "All IPOs" });
/** Finds the companies' names, which the status follows in the same cell. */
export const getCompanies = (page: Page) =>
  getIpoTable(page).getByRole("rowheader").locator("> :first-child");
export const getSearchBox = (page: Page) => page.getByRole("searchbox", { name: "Company" });
export const getStatusChoice = (page: Page) => page.getByLabel("Status");
/** Finds the number of rows that screen readers announce. */
export const getIpoCount = (page: Page) => page.getByRole("status").filter({ hasText: /IPOs?$/ });

/** Shows the page on the second day of the issue of `toRawIpo`, 21 November in India. */
export async function openIpos(page: Page, ipos: unknown): Promise<void> {
  await page.clock.setFixedTime("2026-11-20T19:00:00Z");
  await mockResponse(page, iposEndpoint.path, ipos);
  await openPage(page, IPOS_PAGE);
}
