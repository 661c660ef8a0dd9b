import { createHmac } from "node:crypto";
import { SIGNS } from "../../../src/shared/domain/reference";
import { isSame } from "../../../src/shared/node/bearer-token";
import { isLoopback } from "../../../src/shared/node/is-loopback";
import { acquireAll, RateLimit, readClientNetwork, type Turn } from "../lib/rate-limit";

/** 12 of 29 signs are 58 bits. */
const CODE_LENGTH = 12;

/** Returns the code of a complaint's mail, such as 7KQ3-MXB4-ZW29, which is stored nowhere (FRM-16). */
export function createStatusCode(secret: string, reference: string): string {
  const digest = createHmac("sha256", secret).update(`complaint-status:${reference}`).digest();
  const bytes = [...digest.subarray(0, CODE_LENGTH)];
  const code = bytes.map((byte) => SIGNS.charAt(byte % SIGNS.length)).join("");
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/** True for a reference's code as a visitor types it; compares in constant time. */
export function isStatusCode(secret: string, reference: string, typed: string): boolean {
  const toPlain = (code: string) => code.toUpperCase().replace(/[^\dA-Z]/g, "");
  return isSame(toPlain(typed), toPlain(createStatusCode(secret, reference)));
}

/** Returns a function that takes a turn of a reference and of a network (FRM-16). */
export function createStatusLimit(max: number, getMs?: () => number) {
  const windows = [{ max, ms: 60 * 60_000 }];
  const [references, networks] = [new RateLimit(windows, getMs), new RateLimit(windows, getMs)];
  return (reference: string, headers: Headers): Turn => {
    const acquires = [() => references.acquire(reference)];
    // Behind a proxy without X-Forwarded-For all visitors have this machine's address.
    if (!isLoopback(headers.get("x-forwarded-for") ?? ""))
      acquires.push(() => networks.acquire(readClientNetwork(headers, { v4: 32, v6: 48 })));
    return acquireAll(acquires);
  };
}
