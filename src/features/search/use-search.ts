import { useEffect, useState, useSyncExternalStore } from "react";
import { readField } from "../../shared/domain/read-field";
import { SEARCH_REPORT_PATH, isReportable } from "../../shared/domain/search-report";
import { isQuery } from "./query";
import type { Found, Rest, SearchIndex } from "./search-index";

/** idle: nothing is requested yet. Other blocks wait if the visitor saves data. */
type Loading = "idle" | "loading" | "error" | "ready";
type Snapshot = {
  state: Loading;
  index: SearchIndex | null;
  rest: Rest;
  restState: "waiting" | "loading" | "error";
};

const START: Snapshot = { state: "idle", index: null, rest: null, restState: "waiting" };

const REPORT_MS = 2000;

/** Kept for the visit, so that a second visit of the page finds it loaded. */
let kept = START;

/** Loads the search's files on demand and returns results of a query (FND-01, FND-05). */
export function useSearch(query: string) {
  const snapshot = useSyncExternalStore(subscribe, () => kept, atFirst);
  const [found, setFound] = useState<(Found & { query: string }) | null>(null);
  const { index, rest } = snapshot;

  useEffect(() => {
    if (isQuery(query)) load();
  }, [query]);

  // Each loaded block may have more results.
  useEffect(() => {
    if (index === null || !isQuery(query)) return;
    let wanted = true;
    void index
      .search(query, () => wanted)
      .then((result) => {
        if (wanted && result) setFound({ ...result, query });
      });
    return () => {
      wanted = false;
    };
  }, [index, rest, query]);

  const isWithoutResult = found?.total === 0 && found.query === query && rest === null;
  useEffect(() => {
    if (!isWithoutResult || !isReportable(query.trim())) return;
    // A query that is still being typed is not reported.
    const timer = setTimeout(() => navigator.sendBeacon(SEARCH_REPORT_PATH, query), REPORT_MS);
    return () => clearTimeout(timer);
  }, [isWithoutResult, query]);

  return { ...snapshot, found: isQuery(query) ? found : null, load, loadRest };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const atFirst = () => START;

function change(next: Partial<Snapshot>): void {
  kept = { ...kept, ...next };
  listeners.forEach((show) => show());
}

function load(): void {
  if (kept.state === "loading" || kept.state === "ready") return;
  change({ state: "loading" });
  import(/* webpackChunkName: "search-index" */ "./search-index")
    .then(({ openSearch }) => openSearch())
    .then(
      (index) => {
        change({ state: "ready", index, rest: index.rest() });
        if (!savesData()) loadRest();
      },
      (error: unknown) => {
        console.error("Error loading the search:", error);
        change({ state: "error" });
      },
    );
}

function loadRest(): void {
  const { index, rest, restState } = kept;
  if (index === null || rest === null || restState === "loading") return;
  change({ restState: "loading" });
  index.loadRest().then(
    () => change({ rest: index.rest() }),
    (error: unknown) => {
      console.error("Error loading older posts:", error);
      change({ rest: index.rest(), restState: "error" });
    },
  );
}

function savesData(): boolean {
  return readField(Reflect.get(navigator, "connection"), "saveData") === true;
}
