import { useSyncExternalStore } from "react";
import { getIndianDay } from "../shared/domain/clock";

const subscribeToNothing = () => () => undefined;
const readToday = () => getIndianDay(null);

/** Returns today's date in India; during hydration the day of the build. */
export function useToday(buildDay: string): string {
  return useSyncExternalStore(subscribeToNothing, readToday, () => buildDay);
}
