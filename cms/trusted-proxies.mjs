import { BlockList, isIP } from "node:net";

const NAMES = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Reads TRUSTED_PROXIES: addresses, networks such as 10.0.0.0/8, or the names above.
 * @param {string | undefined} value
 */
export function trustedProxies(value) {
  const list = new BlockList();
  const entries = (value || "loopback").split(",").map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => NAMES[name] ?? [name]).filter(Boolean)) {
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is no address, network or known name.`);
    }
    list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/**
 * Makes the forwarding headers of a request true: behind a trusted proxy X-Forwarded-For becomes the
 * one address that the proxies saw; from anybody else what it says about itself is dropped.
 * @param {{ socket: { remoteAddress?: string }, headers: Record<string, string | string[] | undefined> }} request
 * @param {BlockList} trusted
 */
export function settleForwarding(request, trusted) {
  const remote = plain(request.socket.remoteAddress ?? "");
  const { headers } = request;
  if (!isTrusted(remote, trusted)) {
    delete headers["x-forwarded-host"];
    delete headers["x-forwarded-proto"];
    delete headers["x-forwarded-port"];
    headers["x-forwarded-for"] = remote;
    return;
  }
  // From the nearest hop outwards, as far as each one may be believed.
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  let client = remote;
  for (const hop of hops.reverse().map((each) => plain(each.trim()))) {
    if (isIP(hop) === 0 || !isTrusted(client, trusted)) break;
    client = hop;
  }
  headers["x-forwarded-for"] = client;
}

function isTrusted(address, trusted) {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** An IPv4 address as IPv4, where the system hands it over in the form of IPv6. */
function plain(address) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
