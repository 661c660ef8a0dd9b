import { useSyncExternalStore } from "react";
import { getIndianDay } from "../shared/domain/clock";

const CHECK_MS = 30_000;
const readToday = () => getIndianDay(null);

/** A day may begin while a page is open, or while its device sleeps. */
function subscribeToDays(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Returns today's date in India, also of an open page; during hydration the day of the build. */
export function useToday(buildDay: string): string {
  return useSyncExternalStore(subscribeToDays, readToday, () => buildDay);
}
