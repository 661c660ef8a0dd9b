import { createHash, timingSafeEqual } from "node:crypto";

/** True if the Authorization header has this bearer token; always false without one. */
export function hasBearerToken(
  authorization: string | null | undefined,
  token: string | null,
): boolean {
  return Boolean(token) && isSame(authorization ?? "", `Bearer ${token}`);
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
