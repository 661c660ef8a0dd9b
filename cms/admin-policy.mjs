import { URL } from "node:url";

/**
 * The Content-Security-Policy of the admin's pages. Next takes the nonce of its scripts out of the
 * request's header of that name. Styles have to stay open: the editor and its lists write them inline.
 * @param {string} nonce
 * @param {{ mediaUrl: string | undefined, siteUrl: string }} addresses from where pictures may come as
 * well, and of the site, which is framed to preview a post
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

/** Pages, not what they request from the API. */
export const isAdminPage = (url = "") => /^\/cms(?:[/?]|$)/.test(url) && !/^\/cms\/api\//.test(url);

/**
 * Headers by which other sites cannot read or open the admin, besides its policy (ACC-04).
 * @param {string | undefined} url
 * @param {boolean} isHttps
 * @returns {[name: string, value: string][]}
 */
export function createSecurityHeaders(url, isHttps) {
  return [
    // As the site's (src/shared/node/release/security-headers.ts).
    ...(isHttps ? [["strict-transport-security", "max-age=63072000; includeSubDomains"]] : []),
    // The live preview may open in a separate window, which reports to the admin's.
    ...(isAdminPage(url) ? [["cross-origin-opener-policy", "same-origin-allow-popups"]] : []),
  ];
}
