import pLimit from "p-limit";

/**
 * Runs what changes the releases folder, one call at a time. Other processes are kept out by the lock
 * of the data folder.
 */
export const runExclusive = pLimit(1);
