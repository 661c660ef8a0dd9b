import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** The event's picture; ready without data where there is no event (HOM-14). */
export const useEvent = (options?: LiveOptions) =>
  useLive("event", "Error fetching event:", options);
