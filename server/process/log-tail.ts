import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const MAX_SEARCHED_LINES = 120;

/** Returns the last non-empty lines without colours; none if the log is unreadable. */
export function readLastLines(file: string, count = 25): string[] {
  try {
    return stripVTControlCharacters(readFileSync(file, "utf8"))
      .split(/\r?\n|\r/)
      .filter((line) => line.trim() !== "")
      .slice(-count);
  } catch {
    return [];
  }
}

/** Returns the lines from a log's last error, else the last lines. Gatsby prints much after an error. */
export function readCauseLines(file: string, count = 25): string[] {
  const lines = readLastLines(file, MAX_SEARCHED_LINES);
  const errorIndex = lines.findLastIndex((line) => /\b(?:ERROR|Error:)/.test(line));
  const start = errorIndex === -1 ? lines.length : errorIndex;
  return lines.slice(Math.max(0, Math.min(start, lines.length - count))).slice(0, count);
}
