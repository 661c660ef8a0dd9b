const EVENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/** Milliseconds without interaction after which the rest of a page loads. */
const IDLE_MS = 4_000;

let interacted = false;
const listeners = new Set<() => void>();

/** True once the visitor interacts or the page is idle, so that the first screen loads first. */
export const hasInteracted = () => interacted;

/** Resolves once {@link hasInteracted}. */
export function awaitInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (interacted) return resolve();
    const unsubscribe = onFirstInteraction(() => {
      unsubscribe();
      resolve();
    });
  });
}

/** Calls `onInteraction` at the first interaction or when idle; returns a function to remove it. */
export function onFirstInteraction(onInteraction: () => void): () => void {
  if (!interacted) addListeners();
  listeners.add(onInteraction);
  return () => listeners.delete(onInteraction);
}

function addListeners(): void {
  EVENTS.forEach((event) => window.addEventListener(event, notifyListeners, { passive: true }));
  if (document.readyState === "complete") startTimer();
  else window.addEventListener("load", startTimer, { once: true });
}

function startTimer(): void {
  setTimeout(notifyListeners, IDLE_MS);
}

function notifyListeners(): void {
  interacted = true;
  EVENTS.forEach((event) => window.removeEventListener(event, notifyListeners));
  listeners.forEach((listener) => listener());
}
