import { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * True if Payload signed the token of a call. Payload itself checks whether it has expired.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function isStaff({ authorization = "", cookie = "" }) {
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
