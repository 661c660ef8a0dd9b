import { writeLog } from "../lib/write-log";

/** Returns a function that counts forms of bots and logs the 1st, 10th, 100th … of them. */
export function createBotCounter(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (/^10*$/.test(String(count))) {
      writeLog("warning", `${count} form(s) filled in by programs were dropped since the start.`);
    }
  };
}
