/** Returns the message about `count` (at least 1) images of a paste that were skipped. */
export function describeSkipped(count: number): string {
  return count === 1
    ? "1 image was not copied: upload it."
    : `${count} images were not copied: upload them.`;
}
