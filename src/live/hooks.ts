import { useMemo, useSyncExternalStore } from "react";
import type { ResourceName, Resources } from "../shared/contract/resources";
import type { LiveResponse } from "./fetch";
import type { LiveState } from "./apollo";
import { hasInteracted, onFirstInteraction } from "../shared/domain/first-interaction";
import { WAITING, createLiveStore } from "./store";

export type Live<T> = {
  state: LiveState;
  /** The latest response or else the built one, also during and after failed calls. */
  data: T | null;
  /** ISO time of `data`; null if unknown. */
  at: string | null;
  /** True if `data` was built, or is a kept response. */
  kept: boolean;
  /** Asks again: after an error, or to refresh. Errors also recover automatically. */
  retry: () => void;
};

type LiveOptions<T> = {
  /** Nothing is loaded until this is true. */
  when?: boolean;
  built?: Built<T> | null;
};

/** A response stored at build time, from a page's query (API-06). */
export type Built<T> = { at: string | null; data: T | null };

/** The data of a page whose query names these calls, `jobs: lastResponse(…) { at data }`. */
export type BuiltResponses<K extends ResourceName> = { [N in K]: Built<Resources[N]> | null };

type LiveWithPages<T> = Live<T> & { loadingMore: boolean; loadMore: () => void };

/**
 * Fetches a resource while mounted and `when` is true (BLD-03), the first time with Apollo. A page that
 * was built with data waits for the first interaction. `built` may be a part of it.
 */
export function useLive<K extends ResourceName, B = Resources[K]>(
  name: K,
  { when = true, built }: LiveOptions<B> = {},
): LiveWithPages<Resources[K] | B> {
  const store = useMemo(() => createLiveStore(name), [name]);
  const awake = useSyncExternalStore(onFirstInteraction, hasInteracted, no);
  const due = when && (awake || (built?.data ?? null) === null);
  const snapshot = useSyncExternalStore(due ? store.subscribe : never, store.get, waiting);
  const { state, loadingMore = false } = snapshot;
  const known = pickNewest(snapshot.response, built);
  return { state, ...known, retry: store.retry, loadingMore, loadMore: store.loadMore };
}

/** Returns this visit's response, or else the later of the kept and the built one. */
function pickNewest<T, B>(
  response: LiveResponse<T> | null,
  built: Built<B> | null = null,
): Pick<Live<T | B>, "data" | "at" | "kept"> {
  const builtAt = built?.at ?? null;
  if (response && (!response.kept || builtAt === null || response.at >= builtAt)) return response;
  return { data: built?.data ?? null, at: builtAt, kept: builtAt !== null };
}

const waiting = () => WAITING;
const no = () => false;
const never = () => () => undefined;
