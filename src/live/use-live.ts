import { useMemo, useSyncExternalStore } from "react";
import type { ResourceName, Resources } from "../shared/contract/resources";
import type { LiveAnswer } from "./fetch-json";
import type { Built, Live, LiveOptions } from "./live";
import { WAITING, createLiveStore } from "./live-store";

type LiveWithPages<T> = Live<T> & { loadingMore: boolean; loadMore: () => void };

/** A resource, fetched while mounted and `when` is true (BLD-03); the first hook loads Apollo. */
export function useLive<K extends ResourceName>(
  name: K,
  { when = true, built }: LiveOptions<Resources[K]> = {},
): LiveWithPages<Resources[K]> {
  const store = useMemo(() => createLiveStore(name), [name]);
  const snapshot = useSyncExternalStore(when ? store.subscribe : never, store.get, waiting);
  const { state, loadingMore = false } = snapshot;
  const known = newest(snapshot.answer, built);
  return { state, ...known, retry: store.retry, loadingMore, loadMore: store.loadMore };
}

/** An answer of this visit, else the later of what was kept and what was built. */
function newest<T>(
  answer: LiveAnswer<T> | null,
  built: Built<T> | null = null,
): Pick<Live<T>, "data" | "at" | "kept"> {
  const builtAt = built?.at ?? null;
  if (answer && (!answer.kept || builtAt === null || answer.at >= builtAt)) return answer;
  return { data: built?.data ?? null, at: builtAt, kept: builtAt !== null };
}

const waiting = () => WAITING;
const never = () => () => undefined;
