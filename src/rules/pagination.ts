/** Posts on one list page (BLG-03). */
export const PAGE_SIZE = 10;

/** A numbered pagination's entries: page numbers, and gaps shown as '...'. */
export type PaginationEntry = number | "gap";

/** The current page ±2 with first and last always in it; a gap stands for the pages left out. */
export function paginationWindow(page: number, totalPages: number): PaginationEntry[] {
  const numbers = range(1, totalPages).filter(
    (number) => number === 1 || number === totalPages || Math.abs(number - page) <= 2,
  );
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? ["gap" as const, number] : [number],
  );
}

/** Splits a list into pages; an empty list has one empty page. */
export function paginate<T>(items: T[], size = PAGE_SIZE): T[][] {
  const pages = range(1, Math.max(1, Math.ceil(items.length / size)));
  return pages.map((page) => items.slice((page - 1) * size, page * size));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
