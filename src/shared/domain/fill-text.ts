/** Replaces each `%` of a text by the next value; one without a value stays. */
export function fillText(text: string, ...values: (string | number)[]): string {
  let next = 0;
  return text.replace(/%/g, () => String(values[next++] ?? "%"));
}
