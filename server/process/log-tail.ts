import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const ERROR_WITHIN = 120;

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

/** Returns the lines from a log's last error, after which Gatsby prints much, else the last lines. */
export function readCauseLines(file: string, count = 25): string[] {
  const late = readLastLines(file, ERROR_WITHIN);
  const named = late.findLastIndex((line) => /\b(?:ERROR|Error:)/.test(line));
  const start = named === -1 ? late.length : named;
  return late.slice(Math.max(0, Math.min(start, late.length - count))).slice(0, count);
}
