import { readSession, writeSession } from "../../ui/session-storage";

const KEY = "eventPopupShownAt";
const AGAIN_AFTER_MS = 14_000;

/** Whether the popup may show: never shown in this session, or longer ago than 14 s (HOM-14). */
export function mayShowEvent(now: number): boolean {
  const shownAt = Number(readSession(KEY));
  return !shownAt || now - shownAt > AGAIN_AFTER_MS;
}

/** Keeps the moment of showing; without storage the event shows once a page load. */
export function noteEventShown(now: number): void {
  writeSession(KEY, String(now));
}
