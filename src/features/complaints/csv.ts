/** A cell of a table: text of the API or a figure. */
export type Cell = string | number;

/**
 * Rows as CSV (RFC 4180) that spreadsheets open as UTF-8. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it and is shown as it is; figures stay figures.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
