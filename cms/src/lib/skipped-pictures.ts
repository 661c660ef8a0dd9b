/** Returns the message about `count` (at least 1) pictures of a paste that were skipped. */
export function describeSkipped(count: number): string {
  return count === 1
    ? "1 picture was not copied: upload it."
    : `${count} pictures were not copied: upload them.`;
}
