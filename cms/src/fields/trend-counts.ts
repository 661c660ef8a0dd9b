import type { NumberField } from "payload";
import { count } from "./count";

/** The four numbers of a month's or year's complaint row. */
export function trendCounts(): NumberField[] {
  return [
    count("carriedForward", "Carried forward"),
    count("received", "Received"),
    count("resolved", "Resolved"),
    count("pending", "Pending"),
  ];
}
