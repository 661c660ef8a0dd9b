/** Header with the time of a kept response (API-05). */
export const SNAPSHOT_HEADER = "snapshot-at";
