import { createHash } from "node:crypto";
import type { Enquiry } from "./validate-enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns a key made of the header and the content: a text corrected after a lost response is
 * another enquiry. Null without the header; throws EnquiryRejection if it is no UUID.
 */
export function idempotencyKey(headers: Headers, { fields, pdf }: Enquiry): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!UUID.test(key)) throw new EnquiryRejection(400, MESSAGES.key);
  const content = [key.toLowerCase(), ...Object.entries(fields).sort().flat()];
  const hash = createHash("sha256").update(JSON.stringify(content));
  return hash.update(pdf ?? "").digest("base64url");
}
