import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Complaint disposal by month or by year, oldest first (HOM-11, CHR-03). */
export const useComplaintTrends = (period: "monthly" | "yearly", options?: LiveOptions) =>
  useLive(`${period}Complaints`, `Error fetching ${period} complaints:`, options);
