import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** Research reports (RPT-01). */
export const useReports = (options?: LiveOptions) =>
  useLive("reports", "Error fetching research reports:", options);
