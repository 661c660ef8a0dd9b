import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Upcoming IPOs, a line of text each (IPO-01). */
export const useUpcomingIpos = (options?: LiveOptions) =>
  useLive("upcomingIpos", "Error fetching upcoming IPOs:", options);
