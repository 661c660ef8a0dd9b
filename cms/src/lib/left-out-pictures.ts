/** The message for an editor about `count` pictures, at least 1, of a paste that were left out. */
export function leftOutMessage(count: number): string {
  return count === 1
    ? "1 picture was not taken over: upload it."
    : `${count} pictures were not taken over: upload them.`;
}
