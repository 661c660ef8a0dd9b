import { parseUrl, readAddress } from "../../../../src/shared/contract/address";

/** Pages that only redirect to the address in one of these parameters. */
const REDIRECTORS: [host: RegExp, path: RegExp, names: string[]][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, ["q", "url"]],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, ["url"]],
  [/^l{1,2}m?\.(?:facebook|instagram)\.com$/, /^\//, ["u"]],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir|safety)\//, ["url"]],
];

/** Parameters that only say where a click came from. */
const TRACKING =
  /^(?:utm_.+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl)$/i;

/** Returns the address that a pasted link leads to, without redirectors and tracking parameters. */
export function cleanPastedAddress(pasted: string): string {
  const address = readAddress(pasted) ?? pasted;
  const url = /^https?:/.test(address) ? parseUrl(address) : null;
  if (url === null) return address;
  const target = readRedirect(url);
  if (target !== null) return cleanPastedAddress(target);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return address;
  tracking.forEach((name) => url.searchParams.delete(name));
  return url.href;
}

function readRedirect({ hostname, pathname, searchParams }: URL): string | null {
  for (const [host, path, names] of REDIRECTORS) {
    if (!host.test(hostname) || !path.test(pathname)) continue;
    const target = names.map((name) => searchParams.get(name)).find(Boolean);
    if (target && /^https?:/i.test(target)) return target;
  }
  return null;
}
