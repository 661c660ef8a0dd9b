import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header carries the token; one that is not set is carried by nobody. */
export function carriesToken(
  authorization: string | null | undefined,
  token: string | null,
): boolean {
  return Boolean(token) && isSame(authorization ?? "", `Bearer ${token}`);
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
