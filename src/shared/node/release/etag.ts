import { createHash } from "node:crypto";

/** Returns 22 characters of the content's SHA-256. */
export function createEtag(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
