import { useMemo, useSyncExternalStore } from "react";
import type { ResourceName, Resources } from "./client/resources";
import type { Live, LiveOptions } from "./live";
import { WAITING, createLiveStore } from "./live-store";

type LiveWithPages<T> = Live<T> & { loadingMore: boolean; loadMore: () => void };

/**
 * A resource of the API, fetched while the component is there and `when` is true (BLD-03).
 * Holds no Apollo: the first running hook loads it. Where pages are rendered the state is "waiting".
 * @param failure the words before a logged error, as section 8 has them
 */
export function useLive<K extends ResourceName>(
  name: K,
  failure: string,
  { when = true }: LiveOptions = {},
): LiveWithPages<Resources[K]> {
  const store = useMemo(() => createLiveStore(name, failure), [name, failure]);
  const {
    state,
    data,
    loadingMore = false,
  } = useSyncExternalStore(when ? store.subscribe : never, store.get, waiting);
  return { state, data, retry: store.retry, loadingMore, loadMore: store.loadMore };
}

const waiting = () => WAITING;
const never = () => () => undefined;
