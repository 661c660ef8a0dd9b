import { useSyncExternalStore } from "react";

const MOVES = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/** Whoever rests this long on a page that is loaded reads what is on the screen. */
const REST_MS = 4_000;

let awake = false;
const listeners = new Set<() => void>();

/**
 * True for good from the visitor's first move in this document, or once it was loaded and has rested
 * for a while: what the first screen does not show leaves the line to what it shows.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awake,
    () => false,
  );
}

/** Resolves once `useAwake` is true. */
export function whenAwake(): Promise<void> {
  return new Promise((resolve) => {
    if (awake) return resolve();
    const unsubscribe = subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}

function subscribe(listener: () => void): () => void {
  if (!awake) waitForMove();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function waitForMove(): void {
  MOVES.forEach((move) => window.addEventListener(move, wake, { passive: true }));
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}

function rest(): void {
  setTimeout(wake, REST_MS);
}

function wake(): void {
  awake = true;
  MOVES.forEach((move) => window.removeEventListener(move, wake));
  listeners.forEach((listener) => listener());
}
