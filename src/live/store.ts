import type { ResourceName, Resources } from "../shared/contract/resources";
import { yieldToMain } from "../shared/domain/yield-to-main";
import type { Snapshot, Watch } from "./apollo";

export const WAITING: Snapshot<never> = { state: "waiting", response: null };

/** Returns a store that loads Apollo on subscription and retries when online or visible again. */
export function createLiveStore<K extends ResourceName>(name: K) {
  type State = Snapshot<Resources[K]>;
  let snapshot: State = WAITING;
  let watch: Watch | null = null;
  /** The only subscriber; snapshots for earlier ones are dropped. */
  let notify: (() => void) | null = null;

  const showState = (next: State) => {
    if (isSame(snapshot, next)) return;
    snapshot = next;
    notify?.();
  };

  const startWatch = async (onChange: () => void) => {
    const { watchResource } = await import(/* webpackChunkName: "live" */ "./apollo");
    await yieldToMain();
    if (notify === onChange) watch = watchResource(name, showState);
  };

  const loadData = (onChange: () => void) => {
    showState({ ...snapshot, state: "loading" });
    startWatch(onChange).catch((error: unknown) => {
      if (notify !== onChange) return;
      console.error(`Error fetching ${name}:`, error);
      showState({ ...snapshot, state: "error", error });
    });
  };

  const retryWatch = () => {
    if (watch) watch.retry();
    else if (notify && snapshot.state === "error") loadData(notify);
  };

  const retryVisible = () => {
    if (snapshot.state === "error" && !document.hidden) retryWatch();
  };

  return {
    get: () => snapshot,
    retry: retryWatch,
    loadMore: () => watch?.loadMore(),
    subscribe: (subscriber: () => void) => {
      notify = subscriber;
      loadData(subscriber);
      window.addEventListener("online", retryVisible);
      document.addEventListener("visibilitychange", retryVisible);
      return () => {
        window.removeEventListener("online", retryVisible);
        document.removeEventListener("visibilitychange", retryVisible);
        watch?.stop();
        watch = notify = null;
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
    (a.isAppending ?? false) === (b.isAppending ?? false)
  );
}
