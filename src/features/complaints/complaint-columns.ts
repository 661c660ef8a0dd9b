/** The columns of the month's report, and its rows without the total, by API key (CHR-02). */
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
