import { copyFileSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 5_000_000;
const LOOK_EVERY_MS = 60_000;

/**
 * Moves what a log has, once it is too large, to a file beside it with `.1` at its end. It is copied and
 * emptied: whoever writes it holds it open. Looks at once and now and then; gives what ends that.
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
