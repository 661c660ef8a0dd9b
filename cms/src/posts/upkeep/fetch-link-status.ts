import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { limitTime } from "../../../../src/shared/domain/time-limit";

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;

const INTERNAL_NETWORKS = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3"],
  ...["fc00::/7", "fe80::/9", "ff00::/8"],
  // Teredo and local NAT64 hide their IPv4 address, and no public website has one.
  ...["2001::/32", "64:ff9b:1::/48"],
];
/** IPv6 networks whose addresses continue with an IPv4 address: compatible, translated, NAT64, 6to4. */
const IPV4_CARRIERS = [
  { prefix: "::", bits: 96 },
  { prefix: "::ffff:0:", bits: 96 },
  { prefix: "64:ff9b::", bits: 96 },
  { prefix: "2002:", bits: 16 },
];
const internalNetworks = new BlockList();
for (const network of INTERNAL_NETWORKS) {
  const [address = "", length] = network.split("/");
  internalNetworks.addSubnet(address, Number(length), detectFamily(address));
  if (detectFamily(address) === "ipv6") continue;
  const hex = Buffer.from(address.split(".").map(Number)).toString("hex");
  for (const { prefix, bits } of IPV4_CARRIERS) {
    const carried = `${prefix}${hex.slice(0, 4)}:${hex.slice(4)}${bits === 96 ? "" : "::"}`;
    internalNetworks.addSubnet(carried, bits + Number(length), "ipv6");
  }
}

function detectFamily(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}

/** True unless the IP address, or the IPv4 address in it, is private, loopback, link-local, multicast or reserved. */
export function isPublicIp(address: string): boolean {
  return isIP(address) !== 0 && !internalNetworks.check(address, detectFamily(address));
}

/** Returns a link's status after redirects, or null; never throws. Calls only allowed IPs. */
export async function fetchLinkStatus(
  address: string,
  isAllowed = isPublicIp,
): Promise<number | null> {
  const status = await fetchStatus(address, "HEAD", isAllowed);
  // Some servers do not support HEAD.
  return status === 404 || status === 410 ? fetchStatus(address, "GET", isAllowed) : status;
}

type IsAllowed = (ip: string) => boolean;

async function fetchStatus(
  address: string,
  method: "HEAD" | "GET",
  isAllowed: IsAllowed,
): Promise<number | null> {
  let next = address;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const { status, location }: LinkResponse = await limitTime(
      TIMEOUT_MS,
      "no response in 10 s",
      undefined,
      (signal) => callOnce(next, { method, isAllowed, signal }),
    ).catch(() => ({ status: null }));
    if (status === null || status < 300 || status > 399 || !location) return status;
    if (!URL.canParse(location, next)) return null;
    next = new URL(location, next).href;
  }
  return null;
}

type LinkResponse = { status: number | null; location?: string };

type Call = { method: string; isAllowed: IsAllowed; signal: AbortSignal };

function callOnce(address: string, { method, isAllowed, signal }: Call): Promise<LinkResponse> {
  return new Promise((resolve) => {
    const finishCall = (result: LinkResponse = { status: null }) => resolve(result);
    if (!isWebAddress(address)) return finishCall();
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // Host names are checked in the lookup.
    if (isIP(host) !== 0 && !isAllowed(host)) return finishCall();
    const options = {
      ...{ method, agent: false, signal },
      lookup: createGuardedLookup(isAllowed),
      headers: { "user-agent": "Mozilla/5.0 (compatible; link check)", accept: "*/*" },
    };
    const { request: openRequest } = url.protocol === "https:" ? https : http;
    const call = openRequest(url, options, (response) => {
      const { statusCode = null, headers } = response;
      response.destroy();
      finishCall({ status: statusCode, location: headers.location });
    });
    call.on("error", () => finishCall()).end();
  });
}

/** True for an address with http: or https:. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Like dns.lookup, but fails unless all addresses are allowed. The connection uses them. */
function createGuardedLookup(isAllowed: IsAllowed): LookupFunction {
  return (host, options, done) =>
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), "");
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new Error(`${host} has an internal address`), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
}
