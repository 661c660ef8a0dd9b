/** Header of a kept response: when the API, which now fails, gave it (API-05). */
export const SNAPSHOT_HEADER = "snapshot-at";
