import { createHash, timingSafeEqual } from "node:crypto";

/** True if the Authorization header has this bearer token; always false without one. */
export function hasBearerToken(
  authorization: string | null | undefined,
  token: string | null,
): boolean {
  return Boolean(token) && isSame(authorization ?? "", `Bearer ${token}`);
}

/** Compares in constant time. */
export function isSame(given: string, wanted: string): boolean {
  const hashText = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashText(given), hashText(wanted));
}
