const KEY = "hasSeenPopup";

// Where storage is switched off, once in the life of the document has to do.
let seenHere = false;

/** Whether this browser session has met the notice (HOM-13). */
export function hasSeenNotice(): boolean {
  try {
    return seenHere || sessionStorage.getItem(KEY) !== null;
  } catch {
    return seenHere;
  }
}

/** Remembers it until the session ends. */
export function rememberNotice(): void {
  seenHere = true;
  try {
    sessionStorage.setItem(KEY, "true");
  } catch {
    // No storage: remembered for as long as this document lives.
  }
}
