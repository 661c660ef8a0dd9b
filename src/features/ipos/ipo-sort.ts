import type { Ipo } from "../../shared/contract/ipos";
import { parseIndianDate } from "../../shared/contract/read-date";

export const IPO_SORT_KINDS = {
  company: "text",
  ipoManager: "text",
  openingDate: "date",
  closingDate: "date",
  listingDate: "date",
  issuePrice: "number",
  issueAmountCr: "number",
  rating: "text",
} as const satisfies Partial<Record<keyof Ipo, "text" | "date" | "number">>;

export type IpoSortColumn = keyof typeof IPO_SORT_KINDS;
export type IpoSort = { column: IpoSortColumn; descending: boolean };

/** Reads the order from an address: a column, with a minus for descending; null if unknown. */
export function readIpoSort(value: string | null): IpoSort | null {
  const descending = value?.startsWith("-") ?? false;
  const column = descending ? value?.slice(1) : value;
  return column && isSortable(column) ? { column, descending } : null;
}

/** Returns the order as written in an address; "" is the API's own order. */
export function writeIpoSort(sort: IpoSort | null): string {
  return sort === null ? "" : `${sort.descending ? "-" : ""}${sort.column}`;
}

/** Returns the next order of a column: ascending, descending, the API's order. */
export function chooseNextSort(sort: IpoSort | null, column: IpoSortColumn): IpoSort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** Returns a sorted copy; `ipos` without an order. Missing or unreadable values are always last. */
export function sortIpos(ipos: readonly Ipo[], sort: IpoSort | null): readonly Ipo[] {
  if (sort === null) return ipos;
  const { column, descending } = sort;
  const keyed = ipos.map((ipo) => ({ ipo, key: getSortKey(ipo, column) }));
  const sign = descending ? -1 : 1;
  // Created on demand: it is slow on phones, and most visitors never sort.
  const collator = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" });
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compareKeys(a.key, b.key, collator);
  });
  return keyed.map(({ ipo }) => ipo);
}

function getSortKey(ipo: Ipo, column: IpoSortColumn): string | number | null {
  const value = ipo[column];
  if (value === null || value === "") return null;
  const kind = IPO_SORT_KINDS[column];
  if (kind === "text") return value;
  if (kind === "date") return parseIndianDate(value)?.getTime() ?? null;
  // A price may be a band, "₹ 448 – 472": its lower end counts.
  const number = /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0];
  return number === undefined ? null : Number(number.replaceAll(",", ""));
}

function compareKeys(a: string | number, b: string | number, collator: Intl.Collator): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : collator.compare(String(a), String(b));
}

/** True if IPOs can be sorted by this column. */
export function isSortable(column: string): column is IpoSortColumn {
  return Object.hasOwn(IPO_SORT_KINDS, column);
}
