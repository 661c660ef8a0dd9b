import type { ResourceName, Resources } from "./client/resources";
import type { LiveState } from "./live";

/** A resource at one moment. */
export type Snapshot<T> = {
  state: LiveState;
  data: T | null;
  /** True while a further page is under way. */
  loadingMore?: boolean;
  error?: unknown;
};

/** What can be done with a resource that is being watched. */
export type Watch = { retry: () => void; loadMore: () => void; stop: () => void };

export const WAITING: Snapshot<never> = { state: "waiting", data: null };

/**
 * One resource for one component, in the shape of React's useSyncExternalStore. Subscribing loads
 * the live chunk and asks; the end of the subscription aborts. A failure is logged once, under
 * `failure`, and tried again when the connection or the visitor comes back.
 */
export function createLiveStore<K extends ResourceName>(name: K, failure: string) {
  type State = Snapshot<Resources[K]>;
  let snapshot: State = WAITING;
  let watch: Watch | null = null;
  /** Names the subscription that counts: what an earlier one still sends is dropped. */
  let current: (() => void) | null = null;

  const show = (next: State) => {
    if (next.state === "error") console.error(failure, next.error);
    snapshot = next;
    current?.();
  };

  const start = async (subscriber: () => void) => {
    const { watch: open } = await import(/* webpackChunkName: "live" */ "./client/watch");
    if (current === subscriber) watch = open(name, show);
  };

  const load = (subscriber: () => void) => {
    show({ ...snapshot, state: "loading" });
    start(subscriber).catch((error: unknown) => {
      if (current === subscriber) show({ ...snapshot, state: "error", error });
    });
  };

  const retry = () => {
    if (watch) watch.retry();
    else if (current && snapshot.state === "error") load(current);
  };

  const recover = () => {
    if (snapshot.state === "error" && !document.hidden) retry();
  };

  return {
    get: () => snapshot,
    retry,
    loadMore: () => watch?.loadMore(),
    subscribe: (subscriber: () => void) => {
      current = subscriber;
      load(subscriber);
      window.addEventListener("online", recover);
      document.addEventListener("visibilitychange", recover);
      return () => {
        window.removeEventListener("online", recover);
        document.removeEventListener("visibilitychange", recover);
        watch?.stop();
        watch = current = null;
        if (snapshot.state === "loading") snapshot = { ...snapshot, state: "waiting" };
      };
    },
  };
}
