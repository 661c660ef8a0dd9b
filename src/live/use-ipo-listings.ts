import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** What lists today (IPO-01). */
export const useIpoListings = (options?: LiveOptions) =>
  useLive("ipoListings", "Error fetching IPO listings:", options);
