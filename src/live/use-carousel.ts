import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Pictures of the first active carousel record, for large screens (HOM-02). */
export const useCarousel = (options?: LiveOptions) =>
  useLive("carousel", "Error fetching images", options);
