import { useEffect, useState, useSyncExternalStore } from "react";
import { readField } from "../../shared/domain/read-field";
import { SEARCH_REPORT_PATH, isReportable } from "../../shared/domain/search-report";
import { isQuery } from "./query";
import type { HitList, Rest, SearchIndex } from "./search-index";

/** idle: nothing is requested yet. */
type Loading = "idle" | "loading" | "error" | "ready";
type Snapshot = {
  state: Loading;
  index: SearchIndex | null;
  rest: Rest;
  restState: "waiting" | "loading" | "error";
};

const START: Snapshot = { state: "idle", index: null, rest: null, restState: "waiting" };

const REPORT_MS = 2000;

/** Cached for the document, so that a second visit of the page need not load it. */
let cachedSnapshot = START;

/** Loads the search's files on demand and returns results of a query (FND-01, FND-05). */
export function useSearch(query: string) {
  const snapshot = useSyncExternalStore(addListener, () => cachedSnapshot, getStart);
  const [result, setResult] = useState<(HitList & { query: string }) | null>(null);
  const { index, rest } = snapshot;

  useEffect(() => {
    if (isQuery(query)) loadIndex();
  }, [query]);

  // `rest` changes after more blocks have loaded, which may contain results.
  useEffect(() => {
    if (index === null || !isQuery(query)) return;
    let isCurrent = true;
    void index
      .search(query, () => isCurrent)
      .then((next) => {
        if (isCurrent && next) setResult({ ...next, query });
      });
    return () => {
      isCurrent = false;
    };
  }, [index, rest, query]);

  const isWithoutResult = result?.total === 0 && result.query === query && rest === null;
  useEffect(() => {
    if (!isWithoutResult || !isReportable(query.trim())) return;
    // A query that is still being typed is not reported.
    const timer = setTimeout(() => navigator.sendBeacon(SEARCH_REPORT_PATH, query), REPORT_MS);
    return () => clearTimeout(timer);
  }, [isWithoutResult, query]);

  return { ...snapshot, result: isQuery(query) ? result : null, load: loadIndex, loadRest };
}

const listeners = new Set<() => void>();

function addListener(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const getStart = () => START;

function updateSnapshot(next: Partial<Snapshot>): void {
  cachedSnapshot = { ...cachedSnapshot, ...next };
  listeners.forEach((listener) => listener());
}

function loadIndex(): void {
  if (cachedSnapshot.state === "loading" || cachedSnapshot.state === "ready") return;
  updateSnapshot({ state: "loading" });
  import(/* webpackChunkName: "search-index" */ "./search-index")
    .then(({ openSearch }) => openSearch())
    .then(
      (index) => {
        updateSnapshot({ state: "ready", index, rest: index.getRest() });
        if (!hasDataSaver()) loadRest();
      },
      (error: unknown) => {
        console.error("Error loading the search:", error);
        updateSnapshot({ state: "error" });
      },
    );
}

function loadRest(): void {
  const { index, rest, restState } = cachedSnapshot;
  if (index === null || rest === null || restState === "loading") return;
  updateSnapshot({ restState: "loading" });
  index.loadRest().then(
    () => updateSnapshot({ rest: index.getRest() }),
    (error: unknown) => {
      console.error("Error loading older posts:", error);
      updateSnapshot({ rest: index.getRest(), restState: "error" });
    },
  );
}

function hasDataSaver(): boolean {
  return readField(Reflect.get(navigator, "connection"), "saveData") === true;
}
