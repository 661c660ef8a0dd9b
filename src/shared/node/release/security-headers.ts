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
