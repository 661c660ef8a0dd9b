import { attempt } from "../shared/domain/read-field";

/** Returns the session's value of a key; null if missing or storage is off. */
export function readSession(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key), null);
}

/** Stores a text, or removes it with null. Does nothing if storage is full or off. */
export function writeSession(key: string, value: string | null): void {
  attempt(() => {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  }, undefined);
}
