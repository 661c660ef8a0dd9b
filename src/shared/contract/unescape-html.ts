import { toWellFormed } from "./plain-text";

const CHARACTERS: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", hellip: "…" },
  ...{ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" },
  ...{ copy: "©", reg: "®", trade: "™", deg: "°", times: "×", middot: "·", bull: "•", euro: "€" },
};

/** Reverses HTML escaping once. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (escape, decimal, hex, name) => {
      if (name !== undefined) return CHARACTERS[String(name).toLowerCase()] ?? escape;
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? toWellFormed(String.fromCodePoint(code)) : escape;
    },
  );
}
