import { paths } from "../../domain/paths";
import type { Release } from "./release";

/** Cache-Control of a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache-Control of everything that can change or move with the next release. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Headers of every response; the Content-Security-Policy depends on the page (builder/manifest). */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Gatsby's default, same-origin, sends no referrer to other sites and breaks embedded videos.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** Two years; only sent over TLS. */
export const strictTransport = "max-age=63072000; includeSubDomains";

const FRAMED = `${paths.preview()}index.html`;

/** Returns the policy of a page's file, in which only the CMS may frame /preview/ (EDT-05). */
export function addFramePolicy(
  cmsOrigins: readonly string[],
  policy: Release["policy"],
  file: string,
): Release["policy"] {
  if (file !== FRAMED || cmsOrigins.length === 0) return policy;
  return { ...policy, "frame-ancestors": [...cmsOrigins] };
}
