import { trimEdges } from "../../contract/plain-text";

/** Returns an address as browsers read it, with a lowercase scheme; “www.…” gets https://. */
export function cleanAddress(address: string): string {
  const trimmed = trimEdges(address.replace(/[\t\n\r]/g, ""));
  const encoded = trimmed.replace(/\s/g, (space) => encodeURIComponent(space));
  if (/^www\.[^\s/]+\.[^\s/]/i.test(encoded)) return `https://${encoded}`;
  return encoded.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
