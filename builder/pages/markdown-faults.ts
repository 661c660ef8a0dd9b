import { formatLocation } from "../../src/content/read-content";
import { ESCALATION_MARK, ORDER_MARK } from "../escalation-table";
import { matchLines } from "./content-parts";
import type { Line } from "./section-layouts";

/** What pages show as plain text or not at all, with its fix (EDT-80); % is the text. */
const FAULTS: [pattern: RegExp, fault: string][] = [
  [
    RegExp(`^[ \\t]*(?!${ESCALATION_MARK}|${ORDER_MARK})<!--\\s*[\\w-]+\\s*-->\\s*$`, "gm"),
    `% is an unknown mark: write ${ESCALATION_MARK} or remove it`,
  ],
  [/^#{2,6}[^#\s]/gm, "a heading needs a space after its #: add it"],
  [/^(?:#\s|=+[ \t]*$)/gm, "the page's title is its only heading with one #: write ##"],
  [
    /!\[\s*\](?=[([])|<img\b(?![^>]*\salt\s*=\s*["'][^"']*[^"'\s])/gi,
    "a picture has no alternative text: say what it shows, as in ![Our office](/pictures/office.jpg)",
  ],
  [
    /!\[[^\]]*\]\(\s*<?(?:https?:)?\/\/|<img\b[^>]*\ssrc\s*=\s*["']?\s*(?:https?:)?\/\//gi,
    "pictures of other websites are not shown: put the file into static/pictures/ and write its path",
  ],
  [
    /\[\^[^\]\s]+\](?!:)/g,
    "footnotes are shown as typed: write the note into the text, in brackets",
  ],
  [/^[ \t]*(?:[-*+]|\d+[.)])\s+\[[ x]\]\s/gim, "check boxes are not shown: remove [ ]"],
];

/** Returns an error for each line that a page would not show as its writer means it. */
export function findMarkdownFaults(file: string, lines: readonly Line[]): string[] {
  const faults = FAULTS.flatMap(([pattern, fault]) =>
    matchLines(lines, pattern).map(({ number, match: [text] }) => ({
      ...{ number, fault: fault.replace("%", text.trim()) },
    })),
  );
  return [...faults, ...findLongRows(lines)].map(
    ({ number, fault }) => `${formatLocation(file, number)}: ${fault}`,
  );
}

const DELIMITER_ROW = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;

const countCells = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;

function findLongRows(lines: readonly Line[]) {
  let columns = Infinity;
  return lines.flatMap(({ number, text }) => {
    if (DELIMITER_ROW.test(text)) columns = countCells(text);
    if (text.trim() === "") columns = Infinity;
    const cells = countCells(text);
    if (cells <= columns) return [];
    const fault = `the row has ${cells} cells, its table ${columns}; the last are not shown: remove a |, or write \\| for one in the text`;
    return [{ number, fault }];
  });
}
