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
  getVisitsFolder,
} from "../../src/shared/node/visit-counts";
import cluster from "node:cluster";
import type { Logger } from "pino";
import { readField } from "../../src/shared/domain/read-field";

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

/** Names of a kind in memory, so that invented ones do not displace frequent ones. */
const MAX_NAMES = 3000;

type VisitKind = keyof VisitCounts;
type Counts = Map<string, number>;

/** Counts names. Above 3,000 of a kind the rarer half is forgotten, of equals the older. */
export class VisitTotals {
  readonly #counts: Record<VisitKind, Counts> = {
    views: new Map(),
    missing: new Map(),
    searches: new Map(),
  };

  count(kind: VisitKind, name: string, times = 1): void {
    const counts = this.#counts[kind];
    counts.set(name, (counts.get(name) ?? 0) + times);
    if (counts.size > MAX_NAMES) {
      this.#counts[kind] = new Map(listFrequent(counts).slice(0, MAX_NAMES / 2));
    }
  }

  addAll(counts: VisitCounts): void {
    for (const kind of ["views", "missing", "searches"] as const) {
      for (const [name, times] of Object.entries(counts[kind])) this.count(kind, name, times);
    }
  }

  get isEmpty(): boolean {
    return Object.values(this.#counts).every(({ size }) => size === 0);
  }

  /** Returns all views, and at most `maxNames` paths and searches with at least `minHits`. */
  toCounts({ minHits = 1, maxNames = MAX_NAMES } = {}): VisitCounts {
    const { views, missing, searches } = this.#counts;
    const listNames = (counts: Counts) => {
      const frequent = listFrequent(counts).filter(([, hits]) => hits >= minHits);
      return Object.fromEntries(frequent.slice(0, maxNames));
    };
    return {
      views: Object.fromEntries(views),
      missing: listNames(missing),
      searches: listNames(searches),
    };
  }
}

function listFrequent(counts: Counts): [name: string, hits: number][] {
  return [...counts].reverse().sort(([, left], [, right]) => right - left);
}

/** Writes what all workers count, as each file has one writer. */
export function sumWorkerVisits(dataDir: string, log: Logger): void {
  const write = createVisitsWriter(getVisitsFolder(dataDir), log);
  cluster.on("message", (_worker, message: unknown) => {
    const visits = readField(message, "visits");
    if (visits !== undefined) write(visits as VisitCounts);
  });
}

/** Returns a function that writes counts, or in a worker sends them to the primary process. */
export function createVisitsSender(dataDir: string, log: Logger): (visits: VisitCounts) => void {
  if (!cluster.isWorker) return createVisitsWriter(getVisitsFolder(dataDir), log);
  return (visits) => void process.send?.({ visits });
}
