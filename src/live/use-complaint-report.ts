import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** The active complaint report; ready without data where there is none (CHR-02). */
export const useComplaintReport = (options?: LiveOptions) =>
  useLive("complaintReport", "Error fetching complaint report:", options);
