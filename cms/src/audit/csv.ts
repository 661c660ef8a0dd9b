import { CsvError, parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t", "|"];

/** Places where a formula begins; in a spreadsheet with another delimiter also within a cell. */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=['\p{Zs}]*[=+\-@＝＋－＠])/gu;
const ESCAPED_START = /(?<=^|[;\t\r\n])'(?=['\p{Zs}]*[=+\-@＝＋－＠])/gu;

/** Returns rows as CSV. Each formula in them gets an apostrophe, so that none is run. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  return `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}

export type CsvLine = { line: number; cells: string[] };

/**
 * Reads CSV without blank lines; cells have single spaces. The delimiter is that of a first line
 * "sep=;", or the most frequent one of the headings. Throws a CsvError if a quotation is not closed.
 */
export function readCsv(text: string): CsvLine[] {
  const [head = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n?|\n/, 1);
  const countCells = (delimiter: string) => head.split(delimiter).length;
  const mostFrequent = DELIMITERS.toSorted(
    (left, right) => countCells(right) - countCells(left),
  )[0];
  const [separator, named] = /^\uFEFF?"?sep=([^"\r\n])"?[\r\n]/i.exec(text) ?? [];
  const rows = parse(text, {
    delimiter: named ?? mostFrequent,
    ...{ bom: true, trim: true, relax_quotes: true, relax_column_count: true },
    ...{ skip_empty_lines: true, info: true, record_delimiter: ["\r\n", "\n", "\r"] },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.slice(separator === undefined ? 0 : 1).flatMap(({ record, info }) => {
    const cells = record.map((cell) => squeeze(cell).replace(ESCAPED_START, ""));
    // The library counts up to the last line of a record.
    const line = info.lines - (record.join("").match(/\r\n?|\n/g) ?? []).length;
    return cells.some((cell) => cell !== "") ? [{ line, cells }] : [];
  });
}

/** Returns a text with single spaces of one kind, its lines unchanged. */
export const squeeze = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[^\S\r\n]+/g, " ")
    .trim();

/** Returns the line at which a file cannot be read; null for another error. */
export const findUnreadableLine = (error: unknown): number | null =>
  error instanceof CsvError ? Number(error.lines) : null;
