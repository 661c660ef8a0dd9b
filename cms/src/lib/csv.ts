const DELIMITERS = [",", ";", "\t"] as const;

/** Texts that a spreadsheet runs as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes lines that a spreadsheet shows as they are: a text that starts like a formula gets an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Reads lines separated by comma, semicolon or tab, the most frequent one of the first line; blank lines are skipped. */
export function readCsv(source: string): { line: number; cells: string[] }[] {
  const text = source.replace(/^\uFEFF/, "");
  const [head = ""] = text.split(/\r?\n/, 1);
  const countCells = (delimiter: string) => head.split(delimiter).length;
  const delimiter =
    DELIMITERS.toSorted((left, right) => countCells(right) - countCells(left))[0] ?? ",";
  // A quoted cell with doubled quotes, or plain text up to the next delimiter or line.
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|$)`,
    "gy",
  );
  const rows: { line: number; cells: string[] }[] = [];
  let row: string[] = [];
  let [line, start] = [1, 1];
  for (const [all, quoted, plain = "", end] of text.matchAll(pattern)) {
    row.push(readCell(quoted?.replaceAll('""', '"') ?? plain));
    line += all.split("\n").length - 1;
    if (end === delimiter) continue;
    if (row.some((cell) => cell !== "")) rows.push({ line: start, cells: row });
    [row, start] = [[], line];
    if (end === "") break;
  }
  return rows;
}

/** Removes the apostrophe that writeCell adds before a formula. */
function readCell(text: string): string {
  const plain = text.trim();
  return plain.startsWith("'") && FORMULA.test(plain.slice(1)) ? plain.slice(1) : plain;
}
