import type { Page } from "@playwright/test";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { answer } from "./api-answers";

// The IPO page as its tests see it.

export const IPOS_PAGE = "/comapny-ipos";

/** A raw IPO of the contract for answers that a test makes up. */
export const rawIpo = (fields: Record<string, unknown> = {}) => ({
  _id: "ipo",
  company: "Made-up Mills Limited (sample)",
  status: "open",
  ipoManager: "Made-up Managers (sample)",
  openingDate: "2026-11-20",
  closingDate: "2026-11-25",
  listingDate: null,
  issuePrice: 221,
  issueAmountCr: 151000,
  listingAt: "Neutral",
  blogLink: "/blogs/",
  review: "A made-up review.",
  ...fields,
});

export const THREE_IPOS = [
  rawIpo({ _id: "1", company: "Banyan Bricks", issueAmountCr: 900, openingDate: "2026-11-02" }),
  rawIpo({ _id: "2", company: "Amber Autos", issueAmountCr: 1500, openingDate: "2025-12-30" }),
  rawIpo({ _id: "3", company: "Camber Cables", issueAmountCr: null, status: "closed" }),
];

/** Answers the call for the table's rows. */
export const answerIpos = (page: Page, ipos: unknown, delay = 0) =>
  answer(page, iposEndpoint.path, ipos, delay);

export const ipoTable = (page: Page) => page.getByRole("table", { name: "All IPOs" });
/** The companies' names; an issue's status stands behind its name. */
export const companies = (page: Page) =>
  ipoTable(page).getByRole("rowheader").locator("> :first-child");
export const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Company" });
export const statusChoice = (page: Page) => page.getByLabel("Status");
/** What is said of how many rows there are. */
export const ipoCount = (page: Page) => page.getByRole("status").filter({ hasText: /IPOs?$/ });
