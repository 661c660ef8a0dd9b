import { URL } from "node:url";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * True if a page of another website sends a change to /cms. Programs send no origin: allowed.
 * @param {import("node:http").IncomingMessage} request after normalizeForwarding, which trusts only proxies
 * @param {string | undefined} cmsOrigin CMS_ORIGIN
 */
export function isCrossOrigin({ method = "GET", url = "", headers }, cmsOrigin) {
  if (!/^\/cms(?:[/?]|$)/.test(url) || SAFE_METHODS.includes(method)) return false;
  const { origin } = headers;
  if (origin === undefined) {
    return !["none", "same-origin"].includes(headers["sec-fetch-site"] ?? "none");
  }
  if (cmsOrigin) return origin !== new URL(cmsOrigin).origin;
  const host = headers["x-forwarded-host"] ?? headers.host;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** True if a response is for staff only; images are public. */
export function isPrivate(url = "") {
  return url.startsWith("/cms/api/") && !url.startsWith("/cms/api/media/file/");
}
