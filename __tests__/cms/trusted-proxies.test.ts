import { settleForwarding, trustedProxies } from "../../cms/trusted-proxies.mjs";

type Settled = { address: unknown; host: unknown };

function settled(remoteAddress: string, forwardedFor?: string, trusted?: string): Settled {
  const headers: Record<string, string | undefined> = { "x-forwarded-host": "site.example" };
  if (forwardedFor !== undefined) headers["x-forwarded-for"] = forwardedFor;
  settleForwarding({ socket: { remoteAddress }, headers }, trustedProxies(trusted));
  return { address: headers["x-forwarded-for"], host: headers["x-forwarded-host"] };
}

test("the site server on this machine is believed about the visitor", () => {
  expect(settled("127.0.0.1", "203.0.113.7")).toEqual({
    address: "203.0.113.7",
    host: "site.example",
  });
  expect(settled("::1", "2001:db8::7").address).toBe("2001:db8::7");
  expect(settled("::ffff:127.0.0.1", "203.0.113.7").address).toBe("203.0.113.7");
});

test("anybody else is taken for the address that the connection comes from", () => {
  expect(settled("198.51.100.9", "203.0.113.7")).toEqual({
    address: "198.51.100.9",
    host: undefined,
  });
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
  ["what is no address", "unknown", undefined, "127.0.0.1"],
  ["nothing", undefined, undefined, "127.0.0.1"],
])("behind a trusted proxy, %s is read from its near end", (_what, list, trusted, address) => {
  expect(settled("127.0.0.1", list, trusted).address).toBe(address);
});

test.each(["proxy.example", "10.0.0.0/40", "10.0.0/8", "::1/x"])("%s is refused", (value) => {
  expect(() => trustedProxies(value)).toThrow("TRUSTED_PROXIES");
});
