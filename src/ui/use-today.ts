import { useSyncExternalStore } from "react";
import { getIndianDay } from "../shared/domain/clock";

const subscribe = () => () => undefined;
const readToday = () => getIndianDay(null);

/** Returns today in India; the day of the build while the page is hydrated. */
export function useToday(built: string): string {
  return useSyncExternalStore(subscribe, readToday, () => built);
}
