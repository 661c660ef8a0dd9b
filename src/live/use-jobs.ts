import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Open positions (CAR-01). */
export const useJobs = (options?: LiveOptions) => useLive("jobs", "Error fetching jobs:", options);
