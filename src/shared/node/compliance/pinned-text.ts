import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text whose Unicode form and white space do not count (TRU-08). */
export function hashPinnedText(text: string): string {
  const normalized = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return createHash("sha256").update(normalized).digest("hex");
}
