import { toSha256 } from "../sha256";

/** Returns the SHA-256 of a text after normalising its Unicode and white space (TRU-08). */
export function hashPinnedText(text: string): string {
  return toSha256(text.normalize("NFC").replace(/\s+/g, " ").trim());
}

/** Splits a markdown file into the YAML between its --- lines and the text below; YAML may be "". */
export function splitFrontMatter(source: string): { head: string; body: string } {
  const text = source.replace(/^\uFEFF/, "");
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  return match
    ? { head: match[1] ?? "", body: text.slice(match[0].length) }
    : { head: "", body: text };
}
