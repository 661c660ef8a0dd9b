import { URL } from "node:url";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a call of the CMS comes from a page of another site. A program names no origin and may call.
 * @param {import("node:http").IncomingMessage} request after settleForwarding, which believes proxies only
 * @param {string | undefined} cmsOrigin CMS_ORIGIN
 */
export function isFromElsewhere({ method = "GET", url = "", headers }, cmsOrigin) {
  if (!/^\/cms(?:[/?]|$)/.test(url) || SAFE.includes(method)) return false;
  const { origin } = headers;
  if (origin === undefined) {
    return !["none", "same-origin"].includes(headers["sec-fetch-site"] ?? "none");
  }
  if (cmsOrigin) return origin !== new URL(cmsOrigin).origin;
  const host = headers["x-forwarded-host"] ?? headers.host;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** Whether an answer holds what staff reads; pictures are for everybody. */
export function isPrivate(url = "") {
  return url.startsWith("/cms/api/") && !url.startsWith("/cms/api/media/file/");
}
