import { useMemo, useSyncExternalStore } from "react";
import type { ResourceName, Resources } from "../shared/contract/resources";
import type { LiveResponse } from "./fetch";
import type { LiveState } from "./apollo";
import { hasInteracted, onFirstInteraction } from "../shared/domain/first-interaction";
import { WAITING, createLiveStore } from "./store";

export type Live<T> = {
  state: LiveState;
  /** The latest response, or else the initial data; also during and after failed calls. */
  data: T | null;
  /** ISO time of `data`; null if unknown. */
  at: string | null;
  /** True if `data` is initial data or a snapshot (API-05). */
  isStale: boolean;
  /** Requests again: after an error, or to refresh. Errors also recover automatically. */
  retry: () => void;
};

type LiveOptions<T> = {
  /** Nothing is loaded until this is true. */
  when?: boolean;
  /** May be a part of the resource's data. */
  initialData?: InitialData<T> | null;
};

/** A response stored at build time, from a page's query (API-06). */
export type InitialData<T> = { at: string | null; data: T | null };

/** The data of a page whose query names these calls, `jobs: lastResponse(…) { at data }`. */
export type BuiltResponses<K extends ResourceName> = { [N in K]: InitialData<Resources[N]> | null };

type LiveWithPages<T> = Live<T> & { isAppending: boolean; loadMore: () => void };

/** Returns a resource, loaded while mounted (BLD-03); with initial data, after an interaction. */
export function useLive<K extends ResourceName, B = Resources[K]>(
  name: K,
  { when = true, initialData }: LiveOptions<B> = {},
): LiveWithPages<Resources[K] | B> {
  const store = useMemo(() => createLiveStore(name), [name]);
  const isAwake = useSyncExternalStore(onFirstInteraction, hasInteracted, returnFalse);
  const isDue = when && (isAwake || (initialData?.data ?? null) === null);
  const snapshot = useSyncExternalStore(isDue ? store.subscribe : skipAll, store.get, getWaiting);
  const { state, isAppending = false } = snapshot;
  const newest = pickNewest(snapshot.response, initialData);
  return { state, ...newest, retry: store.retry, isAppending, loadMore: store.loadMore };
}

/** Returns this visit's response, or else the newer of snapshot and initial data. */
function pickNewest<T, B>(
  response: LiveResponse<T> | null,
  initialData: InitialData<B> | null = null,
): Pick<Live<T | B>, "data" | "at" | "isStale"> {
  const builtAt = initialData?.at ?? null;
  if (response && (!response.isStale || builtAt === null || response.at >= builtAt))
    return response;
  return { data: initialData?.data ?? null, at: builtAt, isStale: builtAt !== null };
}

const getWaiting = () => WAITING;
const returnFalse = () => false;
const skipAll = () => () => undefined;
