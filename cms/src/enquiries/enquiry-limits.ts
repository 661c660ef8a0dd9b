import type { Environment } from "../environment";
import { readClientAddress, readClientNetwork, RateLimit, type Turn } from "../lib/rate-limit";

const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Forms with mistakes are not stored, but cost as much to read. */
const TRIES_PER_ENQUIRY = 10;
/** An IPv6 /48, which has 65,536 counted addresses, gets the share of this many. */
const ADDRESSES_PER_SITE = 4;
/** Share of the daily quota for one network. */
const NETWORK_SHARE = 0.25;

type Limits = Pick<Environment["enquiries"], "perTenMinutes" | "perDay" | "perDayInAll">;

export type EnquiryTurn = Turn & {
  /** True if nothing from this IPv4 /24 or IPv6 /48 was accepted within a day. */
  isFirstOfNetwork: boolean;
};

export type AcceptedLimit = { acquire: (headers: Headers) => EnquiryTurn };

/** Returns the limits of accepted enquiries and of tries, by the sender's address and networks (FRM-03). */
export function createEnquiryLimits(
  { perTenMinutes, perDay, perDayInAll }: Limits,
  getMs?: () => number,
): { accepted: AcceptedLimit; tries: RateLimit } {
  const toLimit = (inTenMinutes: number, inDay: number) =>
    new RateLimit(
      [
        { max: inTenMinutes, ms: TEN_MINUTES_MS },
        { max: inDay, ms: DAY_MS },
      ],
      getMs,
    );
  const addresses = toLimit(perTenMinutes, perDay);
  const sites = toLimit(perTenMinutes * ADDRESSES_PER_SITE, perDay * ADDRESSES_PER_SITE);
  const networks = toLimit(
    0,
    perDayInAll && Math.max(perDay, Math.ceil(perDayInAll * NETWORK_SHARE)),
  );

  // Unlimited: only remembers senders, by /48 because a provider's customers share a /32.
  const senders = toLimit(0, Number.MAX_SAFE_INTEGER);

  const acquireTurn = (headers: Headers): EnquiryTurn => {
    const network = readClientNetwork(headers, { v4: 24, v6: 32 });
    const sender = readClientNetwork(headers, { v4: 24, v6: 48 });
    const isFirstOfNetwork = !senders.has(sender);
    const releases: (() => void)[] = [];
    const releaseTurn = () => releases.forEach((releaseOne) => releaseOne());
    for (const [limiter, caller] of [
      [addresses, readClientAddress(headers)],
      [sites, readClientNetwork(headers, { v4: 32, v6: 48 })],
      [networks, network],
      [senders, sender],
    ] as const) {
      const turn = limiter.acquire(caller);
      if (!turn.ok) {
        releaseTurn();
        return { ...turn, isFirstOfNetwork };
      }
      releases.push(turn.release);
    }
    return { ok: true, release: releaseTurn, isFirstOfNetwork };
  };

  const tries = { max: perTenMinutes * TRIES_PER_ENQUIRY, ms: TEN_MINUTES_MS };
  return { accepted: { acquire: acquireTurn }, tries: new RateLimit([tries], getMs) };
}
