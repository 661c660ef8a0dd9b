/** Windows-1252 for the bytes 0x80 to 0x9f, which decoders of some Node versions get wrong. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Returns the text of a file from a spreadsheet: UTF-8, UTF-16 or, if it is neither, Windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // Headings begin with a letter or quotation mark, whose other byte is zero in UTF-16.
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0)
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const toCharacter = (byte: number) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte);
    return Array.from(bytes, toCharacter).join("");
  }
}
