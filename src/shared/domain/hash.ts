/** Returns a short FNV-1a hash of UTF-16 units, the same in Node and browser; not for secrets. */
export function toShortHash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
