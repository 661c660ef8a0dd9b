/** Posts on one list page (BLG-03). */
export const PAGE_SIZE = 10;

export type PaginationEntry = number | "gap";

/** Returns the current page ±2 with the first and last page; a gap represents the omitted pages. */
export function createPaginationWindow(page: number, totalPages: number): PaginationEntry[] {
  const numbers = createRange(1, totalPages).filter(
    (number) => number === 1 || number === totalPages || Math.abs(number - page) <= 2,
  );
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? ["gap" as const, number] : [number],
  );
}

/** Returns the number of pages; an empty list has one. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Returns the items page by page (BLG-03). */
export function splitIntoPages<T>(items: T[]): T[][] {
  const pages = createRange(1, countPages(items.length));
  return pages.map((page) => items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
}

function createRange(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
