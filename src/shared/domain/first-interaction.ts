const EVENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/** Milliseconds without interaction after which the rest of a page loads. */
const REST_MS = 4_000;

let interacted = false;
const listeners = new Set<() => void>();

/** True once the visitor interacts or the page rests: the first screen loads first. */
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

/** Calls back at the first interaction; returns how to cancel it. */
export function onFirstInteraction(listener: () => void): () => void {
  if (!interacted) listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listen(): void {
  EVENTS.forEach((event) => window.addEventListener(event, notify, { passive: true }));
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}

function rest(): void {
  setTimeout(notify, REST_MS);
}

function notify(): void {
  interacted = true;
  EVENTS.forEach((event) => window.removeEventListener(event, notify));
  listeners.forEach((listener) => listener());
}
