import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the pre-rendered page and while it comes alive, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
