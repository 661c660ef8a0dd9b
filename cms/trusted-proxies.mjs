import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

/** @param {string | undefined} value TRUSTED_PROXIES, by the rule of src/shared/node/environment */
export function parseTrustedProxies(value) {
  const names = (value || "loopback").split(",").map((entry) => entry.trim());
  const trusts = proxyAddr.compile(names.filter(Boolean));
  // The library takes 127.1 for an address as well.
  return (address, hop) => isIP(address) !== 0 && trusts(address, hop);
}

/**
 * Behind a trusted proxy X-Forwarded-For becomes the one address seen; from others it is dropped.
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
  // No proxy trusts an invalid address, so at most the last one is invalid.
  const client = proxyAddr.all(request, trusted).findLast((hop) => isIP(hop) !== 0) ?? remote;
  // The system may hand over an IPv4 address in the form of IPv6.
  headers["x-forwarded-for"] = client.replace(/^::ffff:(?=\d+\.)/i, "");
}
