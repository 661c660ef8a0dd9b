/** Names of what is in one and not, or otherwise, in the other; in order. */
export function differences<Value>(
  one: Record<string, Value>,
  other: Record<string, Value>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]).sort();
}
