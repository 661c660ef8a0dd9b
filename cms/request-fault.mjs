import { hasDuplicateHost } from "../src/shared/node/duplicate-host.mjs";

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
