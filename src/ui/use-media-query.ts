import { useCallback, useSyncExternalStore } from "react";
import { reducedMotionQuery } from "../theme/tokens";

/** Whether a media query matches; false where pages are pre-rendered, so CSS must work alone. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotionQuery);
}
