import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import type { Environment } from "../environment";

/** At most `most` in `ms` milliseconds; 0 is no limit. */
export type Window = { most: number; ms: number };

export type Turn = { ok: true; giveBack: () => void } | { ok: false; retryAfter: number };

/** So many callers are remembered; with more, those that were quiet for longest are forgotten. */
const MOST_CALLERS = 20_000;

/** Counts calls by caller, in memory: a restart forgets them, and each process has its own. */
export class RateLimit {
  readonly #times = new LRUCache<string, number[]>({ max: MOST_CALLERS });
  readonly #windows: Window[];

  constructor(
    windows: Window[],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#windows = windows.filter(({ most }) => most > 0);
  }

  /** Takes a turn for a caller, or says after how many seconds there is one. */
  take(caller: string): Turn {
    const now = this.now();
    const longest = Math.max(0, ...this.#windows.map(({ ms }) => ms));
    const times = (this.#times.get(caller) ?? []).filter((time) => time > now - longest);
    const waits = this.#windows.map(({ most, ms }) => (times.at(-most) ?? -Infinity) + ms - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { ok: false, retryAfter: Math.ceil(wait / 1000) };
    if (longest > 0) this.#times.set(caller, [...times, now]);
    return { ok: true, giveBack: () => this.#giveBack(caller, now) };
  }

  #giveBack(caller: string, time: number): void {
    const times = this.#times.get(caller) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
  }
}

const TEN_MINUTES = 10 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Forms with mistakes are no enquiries yet, but they cost as much to read. */
const TRIES_PER_ENQUIRY = 10;

export function enquiryLimits({
  perTenMinutes,
  perDay,
}: Pick<Environment["enquiries"], "perTenMinutes" | "perDay">) {
  return {
    accepted: new RateLimit([
      { most: perTenMinutes, ms: TEN_MINUTES },
      { most: perDay, ms: DAY },
    ]),
    tries: new RateLimit([{ most: perTenMinutes * TRIES_PER_ENQUIRY, ms: TEN_MINUTES }]),
  };
}

/** The address that server.mjs found; for IPv6 its network of 64 bits, which one household has. */
export function clientAddress(headers: Headers): string {
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
