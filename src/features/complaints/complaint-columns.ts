/** The columns and the rows of the month's report, by their keys in the API (CHR-02). */
export const REPORT_COLUMNS = [
  "pendingEndLastMonth",
  "received",
  "resolved",
  "totalPending",
  "pendingOver3Months",
  "avgResolutionTime",
] as const;
export const REPORT_ROWS = ["directlyFromInvestors", "sebiScores", "otherSources"] as const;

/** The columns of a trend (CHR-03). */
export const TREND_COLUMNS = ["carriedForward", "received", "resolved", "pending"] as const;
