import { createHash } from "node:crypto";

/** A release's mark of a file's content, which is its ETag: 22 characters of its SHA-256. */
export function etagOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
