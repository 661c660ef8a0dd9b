import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Reviews of every score (HOM-07). */
export const useReviews = (options?: LiveOptions) =>
  useLive("reviews", "Error fetching reviews:", options);
