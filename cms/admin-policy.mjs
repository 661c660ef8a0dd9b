import { URL } from "node:url";

/**
 * Returns the Content-Security-Policy of the admin's pages. Inline styles stay allowed, because the
 * editor and its lists write them.
 * @param {string} nonce of scripts; Next reads it from the request's header of the policy's name
 * @param {{ mediaUrl: string | undefined, siteUrl: string }} addresses of pictures and previews
 */
export function createAdminPolicy(nonce, { mediaUrl, siteUrl }) {
  const pictures = mediaUrl ? ` ${new URL(mediaUrl).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(siteUrl).origin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** True for the address of an admin page; false for calls of its API. */
export const isAdminPage = (url = "") => /^\/cms(?:[/?]|$)/.test(url) && !/^\/cms\/api\//.test(url);

/**
 * Returns the admin's security headers, without its Content-Security-Policy (ACC-04).
 * @param {string | undefined} url
 * @param {boolean} isHttps
 * @returns {[name: string, value: string][]}
 */
export function createSecurityHeaders(url, isHttps) {
  return [
    // Equals the site's header (src/shared/node/release/headers.ts).
    ...(isHttps ? [["strict-transport-security", "max-age=63072000; includeSubDomains"]] : []),
    // The live preview may open in a separate window, which reports to the admin's.
    ...(isAdminPage(url) ? [["cross-origin-opener-policy", "same-origin-allow-popups"]] : []),
  ];
}
