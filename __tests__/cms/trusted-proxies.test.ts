import { normalizeForwarding, parseTrustedProxies } from "../../cms/trusted-proxies.mjs";

type Client = { address: unknown; host: unknown };

function resolveForwarded(remoteAddress: string, forwardedFor?: string, trusted?: string): Client {
  const headers: Record<string, string | undefined> = { "x-forwarded-host": "site.example" };
  if (forwardedFor !== undefined) headers["x-forwarded-for"] = forwardedFor;
  normalizeForwarding({ socket: { remoteAddress }, headers }, parseTrustedProxies(trusted));
  return { address: headers["x-forwarded-for"], host: headers["x-forwarded-host"] };
}

test.each([
  ["127.0.0.1", "203.0.113.7", "203.0.113.7", "site.example"],
  ["::1", "2001:db8::7", "2001:db8::7", "site.example"],
  ["::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7", "site.example"],
  ["198.51.100.9", "203.0.113.7", "198.51.100.9", undefined],
])("a client at %s that forwards for %s counts as %s at %s", (from, forwarded, address, host) => {
  expect(resolveForwarded(from, forwarded)).toEqual({ address, host });
});

test.each([
  ["a visitor's own list", "198.51.100.66, 203.0.113.7", undefined, "203.0.113.7"],
  ["a second trusted proxy", "203.0.113.7, 10.1.2.3", "loopback, 10.0.0.0/8", "203.0.113.7"],
  [
    "a visitor's own list",
    "127.0.0.1, 203.0.113.7, 10.1.2.3",
    "loopback,uniquelocal",
    "203.0.113.7",
  ],
  ["an address in the form of IPv6", "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["an invalid address", "unknown", undefined, "127.0.0.1"],
  ["an invalid address", "203.0.113.7, 127.1, 10.1.2.3", "loopback,uniquelocal", "10.1.2.3"],
  ["nothing", undefined, undefined, "127.0.0.1"],
])("behind a trusted proxy, %s is read from the right", (_what, list, trusted, address) => {
  expect(resolveForwarded("127.0.0.1", list, trusted).address).toBe(address);
});
