import { iposText } from "../../config/ipos";
import type { Ipo } from "../../contract/ipos";
import { IPO_SORT_KINDS, type IpoSortColumn } from "../../rules/ipo-sort";

export type IpoColumn = keyof typeof iposText.columns & keyof Ipo;

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
] as const satisfies IpoColumn[];

export function isSortable(column: IpoColumn): column is IpoSortColumn {
  return column in IPO_SORT_KINDS;
}

/** Figures stand at the end of their column. */
export function isNumeric(column: IpoColumn): boolean {
  return column === "issuePrice" || column === "issueAmountCr";
}
