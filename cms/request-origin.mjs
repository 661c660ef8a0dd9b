import { URL } from "node:url";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * True if a page of another site makes this call of the CMS. Programs name no origin and may call.
 * @param {import("node:http").IncomingMessage} request after normalizeForwarding, which believes proxies only
 * @param {string | undefined} cmsOrigin CMS_ORIGIN
 */
export function isCrossOrigin({ method = "GET", url = "", headers }, cmsOrigin) {
  if (!/^\/cms(?:[/?]|$)/.test(url) || SAFE.includes(method)) return false;
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
