const DELIMITERS = [",", ";", "\t"] as const;

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

/** Reads CSV. The delimiter is the most frequent one of the first line. Skips blank lines. */
export function readCsv(source: string): { line: number; cells: string[] }[] {
  const text = source.replace(/^\uFEFF/, "");
  const [head = ""] = text.split(/\r\n?|\n/, 1);
  const countCells = (delimiter: string) => head.split(delimiter).length;
  const delimiter =
    DELIMITERS.toSorted((left, right) => countCells(right) - countCells(left))[0] ?? ",";
  // A quoted cell with doubled quotes, or plain text up to the next delimiter or line.
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n?|\\n|$)`,
    "gy",
  );
  const rows: { line: number; cells: string[] }[] = [];
  let row: string[] = [];
  let [line, start] = [1, 1];
  for (const [all, quoted, plain = "", end] of text.matchAll(pattern)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim().replace(ESCAPED_START, ""));
    line += all.split(/\r\n?|\n/).length - 1;
    if (end === delimiter) continue;
    if (row.some((cell) => cell !== "")) rows.push({ line: start, cells: row });
    [row, start] = [[], line];
    if (end === "") break;
  }
  return rows;
}
