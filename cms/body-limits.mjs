import { setTimeout } from "node:timers";
import { isStaff } from "./staff-token.mjs";

const KB = 1024;
const MB = 1024 * KB;

/** For a sign-in or a forgotten password. */
const MAX_PUBLIC_BYTES = 16 * KB;
/** For the longest post with all of its fields. */
const MAX_STAFF_BYTES = 2 * MB;
/** The file limit of payload.config.ts plus the other form fields. */
const MAX_STAFF_FILE_BYTES = 10_000_000 + MB;

const TOO_LARGE = { status: 413, message: "Too large: a file may have 10 MB, other data 2 MB." };
const TOO_LARGE_PUBLIC = { status: 413, message: "Too large: sign in to send more than 16 kB." };
const NO_LENGTH = { status: 411, message: "The request needs a Content-Length header." };

/**
 * Returns the reason to refuse a body, or null. Headers suffice: no body exceeds its length.
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ status: number; message: string } | null}
 */
export function findBodyProblem(request) {
  const { headers, url = "" } = request;
  const length = headers["content-length"];
  const path = url.split("?", 1)[0].replace(/\/$/, "");
  // Enquiries are counted while they are read (cms/src/enquiries/read-form.ts).
  if (path === "/api/sendmail") return null;
  if (headers["transfer-encoding"] !== undefined) return NO_LENGTH;
  const limit = chooseLimit(request, path);
  if (Number(length ?? 0) <= limit) return null;
  return limit === MAX_PUBLIC_BYTES ? TOO_LARGE_PUBLIC : TOO_LARGE;
}

function chooseLimit(request, path) {
  if (path.startsWith("/api") || !isStaff(request.headers)) return MAX_PUBLIC_BYTES;
  return /^multipart\/form-data/i.test(request.headers["content-type"] ?? "")
    ? MAX_STAFF_FILE_BYTES
    : MAX_STAFF_BYTES;
}

const LINGER_MS = 2000;

/**
 * Responds, then discards the body for LINGER_MS, or its sender would miss the response.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ status: number; message: string }} problem
 */
export function refuseBody(request, response, { status, message }) {
  const text = JSON.stringify({ errors: [{ message }], message });
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(text);
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LINGER_MS).unref();
}
