import type { VisitCounts } from "../../src/shared/node/visit-counts";

const MAX_NAMES = 300;

type VisitKind = keyof VisitCounts;
type Counts = Map<string, number>;

/** Counts of at most 300 names of a kind. A new name replaces the oldest that was counted once. */
export class VisitTotals {
  readonly #counts: Record<VisitKind, Counts> = {
    views: new Map(),
    missing: new Map(),
    searches: new Map(),
  };

  count(kind: VisitKind, name: string, times = 1): void {
    const counts = this.#counts[kind];
    if (!counts.has(name) && counts.size >= MAX_NAMES) {
      const rare = [...counts].find(([, hits]) => hits === 1)?.[0];
      if (rare === undefined) return;
      counts.delete(rare);
    }
    counts.set(name, (counts.get(name) ?? 0) + times);
  }

  addAll(counts: VisitCounts): void {
    for (const kind of ["views", "missing", "searches"] as const) {
      for (const [name, times] of Object.entries(counts[kind])) this.count(kind, name, times);
    }
  }

  get isEmpty(): boolean {
    return Object.values(this.#counts).every(({ size }) => size === 0);
  }

  /** Returns the counts, searches only from `minSearches` on. */
  toCounts(minSearches = 1): VisitCounts {
    const { views, missing, searches } = this.#counts;
    const frequent = [...searches].filter(([, times]) => times >= minSearches);
    return {
      views: Object.fromEntries(views),
      missing: Object.fromEntries(missing),
      searches: Object.fromEntries(frequent),
    };
  }
}
