import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { attempt } from "../domain/read-field";

const counts = v.record(v.string(), v.number());
const VisitCountsSchema = v.object({ views: counts, missing: counts, searches: counts });

/** Counts by kind of page, path without a page, and search that found nothing (OPS-07). */
export type VisitCounts = v.InferOutput<typeof VisitCountsSchema>;

export const VISIT_RETENTION_DAYS = 90;

/** Paths without a page, and searches, in a day's file and in all of them. */
export const MAX_VISIT_NAMES = 300;

/** Returns the folder with a file for each day, which the site server writes. */
export const getVisitsFolder = (dataDir: string) => join(dataDir, "visits");
/** Returns the path of a day's counts, such as visits/2026-11-22.json. */
export const toVisitsFile = (folder: string, day: string) => join(folder, `${day}.json`);

/** Returns the days that have a file, oldest first. */
export function listVisitDays(folder: string): string[] {
  const names = attempt(() => readdirSync(folder), []);
  return names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []).sort();
}

/** Returns a day's counts; empty ones for a missing or unreadable file. */
export function readVisits(folder: string, day: string): VisitCounts {
  const read = () => JSON.parse(readFileSync(toVisitsFile(folder, day), "utf8"));
  const none = { views: {}, missing: {}, searches: {} };
  return attempt(() => v.parse(VisitCountsSchema, read()), none);
}

/** Returns the sums of all kept days, the most frequent names first. */
export function sumVisits(folder: string): VisitCounts {
  const days = listVisitDays(folder).map((day) => readVisits(folder, day));
  const sumKind = (kind: keyof VisitCounts) => {
    const total = new Map<string, number>();
    for (const [name, count] of days.flatMap((day) => Object.entries(day[kind]))) {
      total.set(name, (total.get(name) ?? 0) + count);
    }
    const sorted = [...total].sort(([, left], [, right]) => right - left);
    return Object.fromEntries(sorted.slice(0, MAX_VISIT_NAMES));
  };
  return { views: sumKind("views"), missing: sumKind("missing"), searches: sumKind("searches") };
}
