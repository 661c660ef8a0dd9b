/** Returns the first `limit` words of plain text, followed by `mark` if more were cut (BLG-04). */
export function takeFirstWords(text: string, limit: number, mark = "..."): string {
  const words = text.split(/\s+/).filter(Boolean);
  const start = words.slice(0, limit).join(" ");
  return words.length > limit ? start + mark : start;
}

/** Vowel signs and joiners, which belong to the letter before them. */
const JOINED = /[\p{M}\u200c\u200d]/u;
/** The viramas of Indian scripts, which bind the next letter, and the joiner. */
const BINDING = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]/;

/** Returns the first `limit` characters (code points, complete syllables), with an ellipsis if cut (PST-03). */
export function takeFirstCharacters(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const isInside = (at: number) =>
    JOINED.test(characters[at] ?? "") || BINDING.test(characters[at - 1] ?? "");
  let end = limit;
  while (end > 0 && isInside(end)) end -= 1;
  const start = characters.slice(0, end || limit).join("");
  return `${start.trimEnd()}…`;
}

/** Returns the read time at 200 words a minute, rounded up; '1 min read' for an empty text (PST-01). */
export function toReadTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.ceil(words / 200))} min read`;
}

/** Splits a text at its phone numbers and hours of a day, which are the parts with an odd index. */
export function splitNumbers(text: string): string[] {
  return text.split(/(\+91[\d ]{8,}\d|\d[\d:]*\s?[ap]m–\d[\d:]*\s?[ap]m)/i);
}

/** Returns the text with a no-break space between each ₹ and its figure, so that they share a line. */
export function bindRupeeSign(text: string): string {
  return text.replace(/₹ ?(?=\d)/g, "₹\u00a0");
}

/** Compares texts by code units, for the same order on every machine. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
