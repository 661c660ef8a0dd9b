import { copyFileSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 5_000_000;
const LOOK_EVERY_MS = 60_000;

/**
 * Copies a log that is too large to a file with `.1` at its end and empties it, because its writer
 * holds it open. Checks at once and regularly; returns a function that stops it.
 */
export function rotateLog(file: string, maxBytes = MAX_BYTES): () => void {
  const look = (): void => {
    try {
      if (statSync(file).size <= maxBytes) return;
      copyFileSync(file, `${file}.1`);
      truncateSync(file);
    } catch {
      // There is none yet, or no room for both: it goes on growing until there is.
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
