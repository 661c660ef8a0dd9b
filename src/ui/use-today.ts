import { useSyncExternalStore } from "react";
import { getIndianDay } from "../shared/domain/clock";

const subscribeToNothing = () => () => undefined;
const readToday = () => getIndianDay(null);

/** Returns today in India; the day of the build while the page is hydrated. */
export function useToday(buildDay: string): string {
  return useSyncExternalStore(subscribeToNothing, readToday, () => buildDay);
}
