import { setTimeout } from "node:timers";
import { isStaff } from "./staff-token.mjs";

const KB = 1024;
const MB = 1024 * KB;

/** A sign-in, a forgotten password. */
const ANYONE = 16 * KB;
/** The longest post with all of its fields. */
const STAFF = 2 * MB;
/** The file limit of payload.config.ts plus the other form fields. */
const STAFF_FILE = 10_000_000 + MB;

const TOO_LARGE = { status: 413, message: "Too large: a file may have 10 MB, other data 2 MB." };
const NO_LENGTH = { status: 411, message: "The request needs a Content-Length header." };

/**
 * Returns why a body is refused, decided by its headers: a declared length cannot be exceeded.
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ status: number; message: string } | null}
 */
export function findBodyProblem(request) {
  const { headers, url = "" } = request;
  const length = headers["content-length"];
  const path = url.split("?", 1)[0].replace(/\/$/, "");
  // Enquiries are counted while they are read (src/enquiries/read-form.ts).
  if (path === "/api/sendmail") return null;
  if (headers["transfer-encoding"] !== undefined) return NO_LENGTH;
  return Number(length ?? 0) > chooseLimit(request, path) ? TOO_LARGE : null;
}

function chooseLimit(request, path) {
  if (path.startsWith("/api") || !isStaff(request.headers)) return ANYONE;
  return /^multipart\/form-data/i.test(request.headers["content-type"] ?? "") ? STAFF_FILE : STAFF;
}

const LINGER_MS = 2000;

/**
 * Until then data is read and discarded, or its sender would miss the response.
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
