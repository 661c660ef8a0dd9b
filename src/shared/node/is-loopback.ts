import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

const isInLoopback = proxyAddr.compile("loopback");

/** True for an IP address of this machine; false for any other text. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && isInLoopback(address, 0);
}
