import type { Page } from "@playwright/test";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { mockResponse } from "./api-responses";
import { open } from "./visitor";

export const IPOS_PAGE = "/comapny-ipos";

export const ipoTable = (page: Page) => page.getByRole("table", { name: "All IPOs" });
/** The companies' names; an issue's status follows its name. */
export const companies = (page: Page) =>
  ipoTable(page).getByRole("rowheader").locator("> :first-child");
export const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Company" });
export const statusChoice = (page: Page) => page.getByLabel("Status");
/** The announced number of rows. */
export const ipoCount = (page: Page) => page.getByRole("status").filter({ hasText: /IPOs?$/ });

export async function openIpos(page: Page, ipos: unknown): Promise<void> {
  await mockResponse(page, iposEndpoint.path, ipos);
  await open(page, IPOS_PAGE);
}
