import { copyFileSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 5_000_000;
const LOOK_EVERY_MS = 60_000;

/** Copies a large log to `.1` and empties it, as its writer holds it open. Returns a stop. */
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
