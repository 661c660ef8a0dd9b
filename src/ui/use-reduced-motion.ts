import { stillQuery } from "../theme/tokens";
import { useMediaQuery } from "./use-media-query";

/** Whether the visitor prefers reduced motion; false where pages are pre-rendered. */
export function useReducedMotion(): boolean {
  return useMediaQuery(stillQuery);
}
