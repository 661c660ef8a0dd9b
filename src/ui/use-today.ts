import { useSyncExternalStore } from "react";
import { getIndianTime } from "../shared/domain/clock";

const CHECK_MS = 30_000;
const NO_HOURS: readonly string[] = [];

/** A day may begin while a page is open, or while its device sleeps. */
function subscribeToDays(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Returns today in India, or the last of these hours today, also of an open page; during hydration that of the build. */
export function useToday(buildDay: string, hours = NO_HOURS): string {
  return useSyncExternalStore(
    subscribeToDays,
    () => getIndianTime(null, hours),
    () => buildDay,
  );
}
