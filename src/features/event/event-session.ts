import { readSession, writeSession } from "../../ui/session-storage";

const KEY = "eventPopupShownAt";
const MIN_INTERVAL_MS = 14_000;

/** True if the pop-up was not shown in this session, or more than 14 s ago (HOM-14). */
export function canShowEvent(now: number): boolean {
  const shownAt = Number(readSession(KEY));
  return !shownAt || now - shownAt > MIN_INTERVAL_MS;
}

/** Stores when the event was shown; without storage it shows once per page load. */
export function recordEventShown(now: number): void {
  writeSession(KEY, String(now));
}
