import type { SanitizedCollectionConfig } from "payload";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { findDayOrder } from "../../../src/shared/contract/read-date";
import { findUnreadableLine, readCsv, type CsvLine } from "../audit/csv";
import { listColumns, type Column } from "./cells";

const MAX_ROWS = 5000;

export type Table = { columns: Column[]; rows: TableRow[] };
type TableRow = { line: number; texts: string[]; problem: string | null };

/** Returns a file's lines by the columns of a list, or why it cannot be read (EDT-10). */
export function readTable(
  collection: SanitizedCollectionConfig,
  keys: readonly string[],
  csv: string,
): Table | string {
  if (/[\0\uFFFD]/.test(csv))
    return "The encoding of the file cannot be read. Save it as “CSV UTF-8” and import it again.";
  const lines = readLines(csv);
  if (typeof lines === "number")
    return `Line ${lines} cannot be read: a quotation mark is not closed, or text follows it.`;
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) return "The file has no lines below its headings.";
  if (rows.length > MAX_ROWS)
    return `The file has ${rows.length} lines; import at most ${MAX_ROWS} at a time.`;

  const all = listColumns(collection);
  const findColumn = (cell: string) =>
    all.find(({ name, label }) => [name, label].some((text) => toKey(text) === toKey(cell)));
  const named = head.cells.map((cell) => (cell === "" ? null : (findColumn(cell) ?? cell)));
  const unknown = named.filter((column) => typeof column === "string");
  if (unknown.length > 0)
    return `There is no column “${unknown.join("” or “")}”. Download the template for the headings.`;
  const columns = named.filter((column) => column !== null && typeof column !== "string");
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) return `The heading “${twice.label}” is there twice. Delete one of the two columns.`;
  const missing = all.find(
    ({ name }) => keys.includes(name) && !columns.some((c) => c.name === name),
  );
  if (missing) return `The column “${missing.label}” is missing. Add it as in the template.`;

  return { columns, rows: putDaysFirst(rows).map((row) => toTableRow(row, head.cells)) };
}

const toKey = (text: string) => toPlainText(text).toLowerCase();

function readLines(csv: string): CsvLine[] | number {
  try {
    return readCsv(csv);
  } catch (error) {
    const line = findUnreadableLine(error);
    if (line === null) throw error;
    return line;
  }
}

/** Returns lines with the day first, in a file, or else in a column, that has the month first. */
function putDaysFirst(rows: CsvLine[]): CsvLine[] {
  const order = findDayOrder(rows.flatMap(({ cells }) => cells));
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const orders = Array.from(
    { length: columns },
    (_, index) => order ?? findDayOrder(rows.map(({ cells }) => cells[index])),
  );
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => orders[index]?.(cell) ?? cell),
  }));
}

function toTableRow({ line, cells }: CsvLine, head: readonly string[]): TableRow {
  const stray = cells.find((cell, index) => cell !== "" && !head[index]);
  const texts = head.flatMap((heading, index) => (heading === "" ? [] : [cells[index] ?? ""]));
  const problem = stray === undefined ? null : `“${stray}” is in a column without a heading.`;
  return { line, texts, problem };
}
