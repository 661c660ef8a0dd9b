import pLimit from "p-limit";

/** Runs changes of the releases folder one at a time. The data folder's lock excludes other processes. */
export const runExclusive = pLimit(1);
