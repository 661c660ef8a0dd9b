/** Returns the message about `count` (at least 1) pictures of a paste that were left out. */
export function describeLeftOut(count: number): string {
  return count === 1
    ? "1 picture was not taken over: upload it."
    : `${count} pictures were not taken over: upload them.`;
}
