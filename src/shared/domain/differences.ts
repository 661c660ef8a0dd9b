/** Returns the sorted names of entries that differ or exist in only one. */
export function findDifferences<Value>(
  one: Record<string, Value>,
  other: Record<string, Value>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]).sort();
}
