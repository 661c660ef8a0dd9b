/** Returns the message about `count` (at least 1) pictures of a paste that were skipped. */
export function describeSkipped(count: number): string {
  return count === 1
    ? "1 picture was not taken over: upload it."
    : `${count} pictures were not taken over: upload them.`;
}
