import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text or file as 64 hexadecimal digits. */
export function toSha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Returns 96 bits of the SHA-256 as 16 characters, for names and comparisons. */
export function toShortHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}
