import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Pictures of the carousel of small screens (HOM-03). */
export const useSmallCarousel = (options?: LiveOptions) =>
  useLive("smallCarousel", "Error fetching images", options);
