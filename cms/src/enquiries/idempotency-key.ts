import { createHash } from "node:crypto";
import type { Enquiry } from "./validate-enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a hash of header and content, null without the header. Throws EnquiryRejection (400). */
export function readIdempotencyKey(headers: Headers, { fields, pdf }: Enquiry): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!UUID.test(key)) throw new EnquiryRejection(400, MESSAGES.key);
  const content = [key.toLowerCase(), ...Object.entries(fields).sort().flat()];
  const hash = createHash("sha256").update(JSON.stringify(content));
  return hash.update(pdf ?? "").digest("base64url");
}
