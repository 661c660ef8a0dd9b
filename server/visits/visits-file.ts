import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { subDays } from "date-fns";
import type { FastifyBaseLogger } from "fastify";
import { getNow, getIndianDay } from "../../src/shared/domain/clock";
import {
  MAX_VISIT_NAMES,
  VISIT_RETENTION_DAYS,
  readVisits,
  listVisitDays,
  toVisitsFile,
  type VisitCounts,
} from "../../src/shared/node/visit-counts";
import { VisitTotals } from "./visit-totals";

/** A name is stored if sent this often in a day, because one visitor's words are private. */
const STORED = { minHits: 3, maxNames: MAX_VISIT_NAMES };

/** Returns a function that adds counts to the day's file and removes files after 90 days (OPS-07). */
export function createVisitsWriter(folder: string, log: Pick<FastifyBaseLogger, "warn">) {
  let day = "";
  let totals = new VisitTotals();
  let hasFailed = false;
  const writeFile = () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = toVisitsFile(folder, day);
    writeFileSync(`${file}.next`, JSON.stringify(totals.toCounts(STORED)), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  };
  return (counts: VisitCounts): void => {
    const now = getNow();
    const today = getIndianDay(null, now);
    try {
      if (today !== day) {
        day = today;
        totals = new VisitTotals();
        totals.addAll(readVisits(folder, day));
        const oldest = getIndianDay(null, subDays(now, VISIT_RETENTION_DAYS - 1));
        for (const oldDay of listVisitDays(folder))
          if (oldDay < oldest) rmSync(toVisitsFile(folder, oldDay));
      }
      totals.addAll(counts);
      writeFile();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn(error, "visits cannot be written: free space in DATA_DIR");
      hasFailed = true;
    }
  };
}
