import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";

/** At most `max` calls in `ms` milliseconds; 0 is no limit. */
export type RateWindow = { max: number; ms: number };

export type Turn = { ok: true; release: () => void } | { ok: false; retryAfter: number };

/** Above this number the least recently active callers are forgotten. */
const MAX_CALLERS = 20_000;

/** Counts calls by caller in the memory of each process. */
export class RateLimit {
  readonly #times = new LRUCache<string, number[]>({ max: MAX_CALLERS });
  readonly #windows: RateWindow[];

  constructor(
    windows: RateWindow[],
    private readonly getTime: () => number = () => performance.now(),
  ) {
    this.#windows = windows.filter(({ max }) => max > 0);
  }

  /** Takes a turn for a caller, or returns the seconds until one is free. */
  acquire(caller: string): Turn {
    const now = this.getTime();
    const longestMs = Math.max(0, ...this.#windows.map(({ ms }) => ms));
    const times = (this.#times.get(caller) ?? []).filter((time) => time > now - longestMs);
    const waitsMs = this.#windows.map(({ max, ms }) => (times.at(-max) ?? -Infinity) + ms - now);
    const waitMs = Math.max(0, ...waitsMs);
    if (waitMs > 0) return { ok: false, retryAfter: Math.ceil(waitMs / 1000) };
    if (longestMs > 0) this.#times.set(caller, [...times, now]);
    return { ok: true, release: () => this.#release(caller, now) };
  }

  /** Returns the caller's turns within the longest window. */
  count(caller: string): number {
    const longestMs = Math.max(0, ...this.#windows.map(({ ms }) => ms));
    const from = this.getTime() - longestMs;
    return (this.#times.get(caller) ?? []).filter((time) => time > from).length;
  }

  #release(caller: string, time: number): void {
    const times = this.#times.get(caller) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
  }
}

/** Takes all turns, or none if one is refused. */
export function acquireAll(acquires: (() => Turn)[]): Turn {
  const releases: (() => void)[] = [];
  const release = () => releases.forEach((releaseOne) => releaseOne());
  for (const acquire of acquires) {
    const turn = acquire();
    if (!turn.ok) {
      release();
      return turn;
    }
    releases.push(turn.release);
  }
  return { ok: true, release };
}

/** An IPv6 /48, which has 65,536 counted addresses, gets the share of this many. */
const ADDRESSES_PER_SITE = 4;

/** Counts calls by address and by IPv6 /48 (FRM-03, ACC-05). */
export class AddressLimit {
  readonly #addresses: RateLimit;
  readonly #sites: RateLimit;

  constructor(windows: RateWindow[], getTime?: () => number) {
    const shares = windows.map(({ max, ms }) => ({ max: max * ADDRESSES_PER_SITE, ms }));
    this.#addresses = new RateLimit(windows, getTime);
    this.#sites = new RateLimit(shares, getTime);
  }

  /** Takes a turn of both, or returns the seconds until one is free. */
  acquire(headers: Headers): Turn {
    return acquireAll([
      () => this.#addresses.acquire(readClientAddress(headers)),
      () => this.#sites.acquire(readClientNetwork(headers, { v4: 32, v6: 48 })),
    ]);
  }
}

/** Returns the address that server.mjs found; for IPv6 its /64, which is one household. */
export function readClientAddress(headers: Headers): string {
  return readClientNetwork(headers, { v4: 32, v6: 64 });
}

/** Returns the network of the address that server.mjs found, as its first `v4` or `v6` bits. */
export function readClientNetwork(
  headers: Headers,
  { v4, v6 }: { v4: 24 | 32; v6: 32 | 48 | 64 },
): string {
  const address = headers.get("x-forwarded-for") ?? "";
  if (!isIPv6(address))
    return address
      .split(".")
      .slice(0, v4 / 8)
      .join(".");
  const zeros = "0:".repeat(9 - address.split(":").length);
  return address
    .replace("::", `:${zeros}`)
    .replace(/^:/, "0:")
    .split(":", v6 / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
