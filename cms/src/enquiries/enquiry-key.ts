import { createHash } from "node:crypto";
import type { Enquiry } from "./check-enquiry";
import { MESSAGES } from "./messages";
import { Refusal } from "./refusal";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What makes an enquiry the same one: its Idempotency-Key and its content. The same key over other
 * words is another enquiry, so a text that was mended after a lost answer is never dropped.
 * Null for a caller without the header.
 * @throws {Refusal} for a header that is no UUID
 */
export function enquiryKey(headers: Headers, { fields, pdf }: Enquiry): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!UUID.test(key)) throw new Refusal(400, MESSAGES.key);
  const content = [key.toLowerCase(), ...Object.entries(fields).sort().flat()];
  const hash = createHash("sha256").update(JSON.stringify(content));
  return hash.update(pdf ?? "").digest("base64url");
}
