import { isIPv6 } from "node:net";

/**
 * Whom a call is counted for: the address that server.mjs found, for IPv6 the network of 64 bits
 * that a household or a phone has to itself.
 */
export function callerOf(headers: Headers): string {
  const address = headers.get("x-forwarded-for") ?? "";
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
