import { useMemo, useSyncExternalStore } from "react";
import type { ResourceName, Resources } from "../shared/contract/resources";
import type { Live, LiveOptions } from "./live";
import { WAITING, createLiveStore } from "./live-store";

type LiveWithPages<T> = Live<T> & { loadingMore: boolean; loadMore: () => void };

/** A resource, fetched while mounted and `when` is true (BLD-03); the first hook loads Apollo. */
export function useLive<K extends ResourceName>(
  name: K,
  { when = true }: LiveOptions = {},
): LiveWithPages<Resources[K]> {
  const store = useMemo(() => createLiveStore(name), [name]);
  const {
    state,
    data,
    answeredAt,
    loadingMore = false,
  } = useSyncExternalStore(when ? store.subscribe : never, store.get, waiting);
  return { state, data, answeredAt, retry: store.retry, loadingMore, loadMore: store.loadMore };
}

const waiting = () => WAITING;
const never = () => () => undefined;
