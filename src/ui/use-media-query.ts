import { useCallback, useSyncExternalStore } from "react";
import { reducedMotionQuery } from "../theme/tokens";

/** True if a media query matches; false in pre-rendered pages, so CSS must work without it. */
export function useMediaQuery(query: string): boolean {
  const subscribeToList = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribeToList,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** True if the visitor prefers reduced motion; false in pre-rendered pages. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotionQuery);
}
