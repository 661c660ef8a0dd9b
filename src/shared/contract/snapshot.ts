/** Of an answer of the site server: when the API gave it, which it now does not (API-05). */
export const SNAPSHOT_HEADER = "snapshot-at";
