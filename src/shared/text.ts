/** The first `limit` words of plain text, followed by `mark` where words were cut (BLG-04). */
export function firstWords(text: string, limit: number, mark = "..."): string {
  const words = text.split(/\s+/).filter(Boolean);
  const kept = words.slice(0, limit).join(" ");
  return words.length > limit ? kept + mark : kept;
}

/** The first `limit` characters (whole code points), followed by an ellipsis where cut (PST-03). */
export function firstCharacters(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join("").trimEnd()}…` : text;
}

/** Read time at 200 words a minute, rounded up; '1 min read' for an empty text (PST-01). */
export function readTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.ceil(words / 200))} min read`;
}
