import { parseUrl } from "../../../src/shared/contract/address";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

/** Throws EnquiryRejection (403) for forms of other sites. Programs, without an origin, pass. */
export function checkOrigin(headers: Headers, siteOrigins: string[]): void {
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site") ?? "none";
    if (site === "none" || site === "same-origin") return;
  } else if (siteOrigins.includes(origin) || isSameHost(origin, headers)) return;
  throw new EnquiryRejection(403, MESSAGES.origin);
}

/** Trusts the forwarded host, because server.mjs accepts it only from trusted proxies. */
function isSameHost(origin: string, headers: Headers): boolean {
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return host !== null && parseUrl(origin)?.host === host.toLowerCase();
}
