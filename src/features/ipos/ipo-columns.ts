import type { Ipo } from "../../shared/contract/ipos";

/** The columns in the order of IPO-02. */
export const IPO_COLUMNS = [
  "company",
  "ipoManager",
  "openingDate",
  "closingDate",
  "listingDate",
  "issuePrice",
  "issueAmountCr",
  "rating",
  "reportUrl",
  "review",
] as const satisfies (keyof Ipo)[];

export type IpoColumn = (typeof IPO_COLUMNS)[number];

/** True if the column holds figures, which are right-aligned. */
export function isNumeric(column: IpoColumn): boolean {
  return column === "issuePrice" || column === "issueAmountCr";
}
