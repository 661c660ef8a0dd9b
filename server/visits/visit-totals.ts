import type { VisitCounts } from "../../src/shared/node/visit-counts";

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
