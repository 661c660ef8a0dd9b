const KEY = "eventPopupShownAt";
const AGAIN_AFTER_MS = 14_000;

/** Whether the popup may show: never shown in this session, or longer ago than 14 s (HOM-14). */
export function mayShowEvent(now: number): boolean {
  const shownAt = Number(read());
  return !shownAt || now - shownAt > AGAIN_AFTER_MS;
}

/** Keeps the moment of showing for this browser session. */
export function noteEventShown(now: number): void {
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // A browser without storage shows the event once a page load.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
