import type { ResourceName, Resources } from "../shared/contract/resources";
import { yieldToMain } from "../shared/domain/yield-to-main";
import type { Snapshot, Watch } from "./apollo";

export const WAITING: Snapshot<never> = { state: "waiting", response: null };

/** Subscribing loads Apollo; a failed call is retried when the connection or the visitor returns. */
export function createLiveStore<K extends ResourceName>(name: K) {
  type State = Snapshot<Resources[K]>;
  let snapshot: State = WAITING;
  let watch: Watch | null = null;
  /** The only subscriber; snapshots for earlier ones are dropped. */
  let current: (() => void) | null = null;

  const show = (next: State) => {
    if (isSame(snapshot, next)) return;
    snapshot = next;
    current?.();
  };

  const start = async (subscriber: () => void) => {
    const { watchResource: open } = await import(/* webpackChunkName: "live" */ "./apollo");
    await yieldToMain();
    if (current === subscriber) watch = open(name, show);
  };

  const load = (subscriber: () => void) => {
    show({ ...snapshot, state: "loading" });
    start(subscriber).catch((error: unknown) => {
      if (current !== subscriber) return;
      console.error(`Error fetching ${name}:`, error);
      show({ ...snapshot, state: "error", error });
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

/** Apollo's first result is often the one already shown; skipping it saves a rendering. */
function isSame(a: Snapshot<unknown>, b: Snapshot<unknown>): boolean {
  return (
    a.state === b.state &&
    a.response === b.response &&
    a.error === b.error &&
    (a.loadingMore ?? false) === (b.loadingMore ?? false)
  );
}
