import pLimit from "p-limit";

/** Runs changes of the releases folder one at a time; the data folder's lock excludes others. */
export const runExclusive = pLimit(1);
