import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

/** @param {string | undefined} value TRUSTED_PROXIES; the result is true for addresses in it */
export function parseTrustedProxies(value) {
  const names = (value || "loopback").split(",").map((entry) => entry.trim());
  const trusts = proxyAddr.compile(names.filter(Boolean));
  // The library also accepts 127.1, which is not an IP address.
  return (address, hop) => isIP(address) !== 0 && trusts(address, hop);
}

/**
 * Sets X-Forwarded-For to the client's address, which only trusted proxies may name.
 * @param {{ socket: { remoteAddress?: string }; headers: NodeJS.Dict<string | string[]> }} request
 * @param {ReturnType<typeof parseTrustedProxies>} trusted
 */
export function normalizeForwarding(request, trusted) {
  const { headers, socket } = request;
  const remote = socket.remoteAddress ?? "";
  if (!trusted(remote, 0)) {
    delete headers["x-forwarded-host"];
    delete headers["x-forwarded-proto"];
    delete headers["x-forwarded-port"];
  }
  // An invalid address is not trusted, so at most the last one is invalid.
  const client = proxyAddr.all(request, trusted).findLast((hop) => isIP(hop) !== 0) ?? remote;
  // Node may report an IPv4 address in the form of IPv6.
  headers["x-forwarded-for"] = client.replace(/^::ffff:(?=\d+\.)/i, "");
}
