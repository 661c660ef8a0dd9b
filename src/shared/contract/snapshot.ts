/** Header with the time of a cached response (API-05). */
export const SNAPSHOT_HEADER = "snapshot-at";
