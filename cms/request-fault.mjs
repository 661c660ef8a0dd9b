import { hasDuplicateHost } from "../src/shared/node/duplicate-host.mjs";
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

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Returns the response to a request that Next would answer with 500, or null for others (API-09).
 * @param {import("node:http").IncomingMessage} request
 */
export function findFault(request) {
  const { method = "", url = "" } = request;
  if (!METHODS.includes(method)) {
    return { status: 405, message: `${method} is not supported.`, allow: METHODS.join(", ") };
  }
  if (hasDuplicateHost(request)) {
    return { status: 400, message: "The request has two hosts: send one Host header." };
  }
  if (isReadable(url)) return null;
  return {
    status: 400,
    message: "The address cannot be read: begin with / and correct its % escapes.",
  };
}

/** False for a broken escape, a zero byte or "*": Next or PostgreSQL would fail with a 500. */
function isReadable(url) {
  try {
    return url.startsWith("/") && !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}
