/** A text with its `%` replaced, one after another, by what the page puts there. */
export function interpolate(text: string, ...values: (string | number)[]): string {
  let next = 0;
  return text.replace(/%/g, () => String(values[next++] ?? ""));
}
