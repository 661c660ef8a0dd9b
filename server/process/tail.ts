import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const ERROR_WITHIN = 120;

/** The last `count` lines of a log file that say something; none where there is no such file. */
export function lastLines(file: string, count = 25): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(-count);
}

/**
 * Why the program that wrote a log came to its end: `count` lines from where it last named an error
 * (Gatsby prints much after that), else the last ones.
 */
export function causeLines(file: string, count = 25): string[] {
  const late = lastLines(file, ERROR_WITHIN);
  const named = late.findLastIndex((line) => /\b(?:ERROR|Error:)/.test(line));
  const start = named === -1 ? late.length : named;
  return late.slice(Math.max(0, Math.min(start, late.length - count))).slice(0, count);
}
