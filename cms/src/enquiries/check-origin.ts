import { MESSAGES } from "./messages";
import { Refusal } from "./refusal";

/**
 * Takes a form from a page of this site or of SITE_ORIGINS, and from a program (which names no
 * origin); a page of any other site is refused.
 * @throws {Refusal}
 */
export function checkOrigin(headers: Headers, siteOrigins: string[]): void {
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site") ?? "none";
    if (site === "none" || site === "same-origin") return;
  } else if (siteOrigins.includes(origin) || isSameHost(origin, headers)) return;
  throw new Refusal(403, MESSAGES.origin);
}

/** server.mjs leaves the forwarded host only where a trusted proxy set it. */
function isSameHost(origin: string, headers: Headers): boolean {
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return host !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
