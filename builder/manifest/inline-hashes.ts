import { createHash } from "node:crypto";

/** Sources that a page's policy needs, `'sha256-…'`, without duplicates. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Returns hashes of inline scripts and styles; JSON-LD needs none. Only for React's output. */
export function hashInlineParts(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = "", body = ""] of html.matchAll(INLINE)) {
    if (name === "style") styles.add(toHashSource(body));
    else if (!/\bsrc=|type="application\//.test(attributes)) scripts.add(toHashSource(body));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function toHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
