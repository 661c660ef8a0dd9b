import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** The last `count` lines of a log file that say something. */
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
