import { copyFileSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 5_000_000;
const CHECK_INTERVAL_MS = 60_000;

/** Copies a large log to `.1` and empties it, because its writer keeps it open. Returns a function that stops this. */
export function rotateLog(file: string, maxBytes = MAX_BYTES): () => void {
  const checkSize = (): void => {
    try {
      if (statSync(file).size <= maxBytes) return;
      copyFileSync(file, `${file}.1`);
      truncateSync(file);
    } catch {
      // There is no log yet, or the disk is too full for the copy; the next check tries again.
    }
  };
  checkSize();
  const timer = setInterval(checkSize, CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
