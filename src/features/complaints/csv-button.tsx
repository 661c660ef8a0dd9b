import styled from "@emotion/styled";
import { investorCharter } from "./text";
import { media } from "../../theme/tokens";
import { Actions, Button } from "../../ui/button";
import { VisuallyHidden } from "../../ui/visually-hidden";

export type Cell = string | number;

type CsvButtonProps = { title: string; name: string; toRows: () => Cell[][] };

/** A button that saves `toRows()` as the file `name`.csv; `title` is for screen readers. */
export function CsvButton({ title, name, toRows }: CsvButtonProps) {
  return (
    <Button
      type="button"
      variant="outlined"
      onClick={() => saveFile(`${name}.csv`, toCsv(toRows()))}
    >
      {investorCharter.complaints.download}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Returns CSV (RFC 4180, UTF-8); text that would run as a formula gets an apostrophe. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(toCsvCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function toCsvCell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const TableActions = styled(Actions)({
  [media.print]: { display: "none" },
  [media.noScript]: { display: "none" },
});
