/** Posts on one list page (BLG-03). */
export const PAGE_SIZE = 10;

export type PaginationEntry = number | "gap";

/** The current page ±2 with the first and last page; a gap represents the omitted pages. */
export function createPaginationWindow(page: number, totalPages: number): PaginationEntry[] {
  const numbers = range(1, totalPages).filter(
    (number) => number === 1 || number === totalPages || Math.abs(number - page) <= 2,
  );
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? ["gap" as const, number] : [number],
  );
}

/** An empty list has one empty page. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

export function paginate<T>(items: T[]): T[][] {
  const pages = range(1, countPages(items.length));
  return pages.map((page) => items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
