import { isEmptyValue } from "./figures";
import { trimEdges } from "./plain-text";

/** Returns a parsed address, null for any other text. URL.canParse is missing in Safari 15 and 16. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const NOT_YET =
  /^(?:tb[acd]|coming soon|(?:to be )?(?:announced|awaited|decided)|pending|soon)\.?$/i;
const HOST =
  /^(?:www\.[^\s/]+\.[^\s/]|[\p{L}\d](?:[\p{L}\d-]*\.)+(?:com|org|net|gov|edu|info|app|biz|gle|page|link|online|site|shop|tech|store|finance|bank|news|live|[a-z]{2})(?::\d+)?(?=[/?#]|$))/iu;
/** A name with one of these endings is a file of the same folder, not a host. */
const FILE = /^[^/]*\.(?:js|ts|md|py|gz|db|ps)$/i;

/**
 * Returns what a text means as an address: a full one, `mailto:`, or a relative one; "//host" and
 * "host.in/page" get https. Null for words, such as "to be announced" (API-03, PST-05).
 */
export function readAddress(text: string): string | null {
  const address = trimEdges(text.replace(/[\t\n\r]/g, ""));
  if (address.startsWith("#")) return address;
  if (isEmptyValue(address) || NOT_YET.test(address)) return null;
  if (address.startsWith("//")) return readAddress(`https:${address}`);
  const encoded = address.replace(/\s/g, (space) => encodeURIComponent(space));
  if (/^https?:/i.test(address)) return parseUrl(address) && lowerScheme(encoded);
  if (SCHEME.test(address)) return lowerScheme(encoded);
  if (/^[/?.]/.test(address)) return encoded;
  if (/\s/.test(address)) return null;
  if (/^[^@/:?#]+@[^@/?#]+\.[a-z]{2,}(?:\?.*)?$/i.test(address)) return `mailto:${address}`;
  return HOST.test(address) && !FILE.test(address) ? `https://${address}` : address;
}

/** Returns a relative address as a path of its host. */
export const toHostPath = (address: string) => `/${address.replace(/^(?:\.{0,2}\/)+/, "")}`;

const lowerScheme = (address: string) => address.replace(SCHEME, (scheme) => scheme.toLowerCase());
