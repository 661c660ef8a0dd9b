/** Spaces and invisible characters around an address that was copied. */
const EDGES = /^[\p{Cc}\p{Cf}\s]+|[\p{Cc}\p{Cf}\s]+$/gu;

/** An address as browsers read it: trimmed, without line breaks inside, its scheme in small letters. */
export function cleanAddress(address: string): string {
  const trimmed = address.replace(/[\t\n\r]/g, "").replace(EDGES, "");
  const encoded = trimmed.replace(/\s/g, (space) => encodeURIComponent(space));
  if (/^www\.[^\s/]+\.[^\s/]/i.test(encoded)) return `https://${encoded}`;
  return encoded.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
