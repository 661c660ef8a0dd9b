import { getNow } from "../../../src/shared/domain/clock";

/** Names and numbers as the site server logs them. */
const LEVELS = { info: 30, warning: 40, error: 50 };

/** Writes one event of the CMS: a sentence in a terminal, a line of JSON elsewhere (OPS-10). */
export function writeLog(level: keyof typeof LEVELS, text: string): void {
  if (process.stderr.isTTY) return console.error(`CMS ${level}: ${text}`);
  const line = { level: LEVELS[level], time: getNow().getTime(), msg: text };
  console.error(JSON.stringify(line));
}
