import { setTimeout } from "node:timers";
import { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

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

/**
 * True if Payload signed the token of a call. Payload itself checks whether it has expired.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
function isStaff({ authorization = "", cookie = "" }) {
  const token =
    /^(?:JWT|Bearer) (\S+)$/.exec(authorization)?.[1] ??
    /(?:^|;\s*)payload-token=([^;]+)/.exec(cookie)?.[1];
  const [, signed, signature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token ?? "") ?? [];
  const secret = signed && readPayloadSecret();
  if (!secret) return false;
  // Payload signs with the first half of the secret's digest.
  const key = createHash("sha256").update(secret).digest("hex").slice(0, 32);
  const wanted = createHmac("sha256", key).update(signed).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Reads the secret like src/shared/node/environment/secrets.ts, which needs a compiler. */
function readPayloadSecret() {
  const { PAYLOAD_SECRET, DATA_DIR } = process.env;
  if (PAYLOAD_SECRET) return PAYLOAD_SECRET;
  const file = path.resolve(import.meta.dirname, "..", DATA_DIR || ".data", "secrets.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")).PAYLOAD_SECRET;
  } catch {
    return undefined;
  }
}
