import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

/** Throws EnquiryRejection for a form from another site; a program names no origin and may send. */
export function checkOrigin(headers: Headers, siteOrigins: string[]): void {
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site") ?? "none";
    if (site === "none" || site === "same-origin") return;
  } else if (siteOrigins.includes(origin) || isSameHost(origin, headers)) return;
  throw new EnquiryRejection(403, MESSAGES.origin);
}

/** server.mjs leaves the forwarded host only where a trusted proxy set it. */
function isSameHost(origin: string, headers: Headers): boolean {
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return host !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
