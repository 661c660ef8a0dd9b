import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text or file as 64 hexadecimal digits. */
export function toSha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
