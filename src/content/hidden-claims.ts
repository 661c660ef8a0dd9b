/** Value of an expired claim that must not be shown: a character that no text contains. */
export const HIDDEN = "\uE000";

/** A list entry with fields is removed only if one of these texts is hidden. */
const NAMING_KEYS = ["title", "figure", "label", "name"];

/** Removes sentences, bracketed notes and parts between | that contain a hidden claim (TRU-18). */
export function hideSentences(text: string): string {
  if (!text.includes(HIDDEN)) return text;
  return text
    .replace(/\s*\([^()]*\uE000[^()]*\)/g, "")
    .split(" | ")
    .map((part) =>
      part
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !sentence.includes(HIDDEN))
        .join(" "),
    )
    .filter(Boolean)
    .join(" | ");
}

/** Removes hidden claims from all texts of a value, and list entries that lose their title. */
export function hideClaims<T>(value: T): T;
export function hideClaims(value: unknown): unknown {
  if (typeof value === "string") return hideSentences(value);
  if (Array.isArray(value)) {
    return value.filter((item) => !isHidden(item)).map((item: unknown) => hideClaims(item));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, hideClaims(item)]),
  );
}

function isHidden(item: unknown): boolean {
  if (typeof item === "string") return item !== "" && hideSentences(item) === "";
  if (typeof item !== "object" || item === null) return false;
  return Object.entries(item).some(([key, text]) => NAMING_KEYS.includes(key) && isHidden(text));
}
