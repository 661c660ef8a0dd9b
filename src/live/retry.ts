import { ResponseError } from "./response-error";

const TRIES = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Milliseconds, jittered unless the API says when; null after three tries or too long a wait. */
export function waitBeforeRetry(count: number, error: unknown): number | null {
  if (count >= TRIES || !mayPass(error)) return null;
  const jitter = Math.random() * FIRST_WAIT_MS;
  const asked = error instanceof ResponseError ? error.retryAfter : null;
  if (asked !== null) return asked > LONGEST_WAIT_MS ? null : asked + jitter / 2;
  return (FIRST_WAIT_MS / 2 + jitter / 2) * 2 ** (count - 1);
}

/** Busy, broken for a moment, or no connection (which fetch reports as a TypeError). */
function mayPass(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status === 429 || error.status >= 500;
  return error instanceof Error && error.name === "TypeError";
}
