/** Faults that make a call's response unusable. */
export const FAILURES = [
  "refused",
  "silence",
  "500",
  "429",
  "truncated",
  "not JSON",
  "shape",
] as const;
export type Failure = (typeof FAILURES)[number];

/** Text with markup, which pages must show as text and never run. */
export const HTML_TEXT = `<b>bold</b><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;

/** Returns a record with {@link HTML_TEXT} in all texts. */
export function fillWithHtml(record: unknown): unknown {
  if (typeof record === "string") return HTML_TEXT;
  if (Array.isArray(record)) return record.map(fillWithHtml);
  if (typeof record !== "object" || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, fillWithHtml(value)]),
  );
}

/** Returns copies of a record, each without one of its fields. */
export function omitEachField(record: Record<string, unknown>): Record<string, unknown>[] {
  return Object.keys(record).map((omitted) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== omitted)),
  );
}
