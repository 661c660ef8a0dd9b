import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const ERROR_WITHIN = 120;

/**
 * `count` lines of a log file that say something: from where the last error is named, else the last
 * ones.
 */
export function lastLines(file: string, count = 25): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  const lines = stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "");
  const late = lines.slice(-Math.max(ERROR_WITHIN, count));
  const named = late.findLastIndex((line) => /\b(?:ERROR|Error:)/.test(line));
  return named === -1 || named > late.length - count
    ? lines.slice(-count)
    : late.slice(named, named + count);
}
