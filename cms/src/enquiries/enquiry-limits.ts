import type { Environment } from "../environment";
import {
  acquireAll,
  AddressLimit,
  readClientNetwork,
  RateLimit,
  type Turn,
} from "../lib/rate-limit";

const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Forms with mistakes are not stored, but cost as much to read. */
const TRIES_PER_ENQUIRY = 10;
/** Share of the daily quota for one provider: an IPv6 /32. */
const PROVIDER_SHARE = 0.25;

type Limits = Pick<Environment["enquiries"], "perTenMinutes" | "perDay" | "perDayInAll">;

export type EnquiryTurn = Turn & {
  /** Enquiries of the same IPv4 /24 or IPv6 /48 within a day before this one. */
  earlier: number;
};

export type EnquiryLimits = {
  accepted: { acquire: (headers: Headers) => EnquiryTurn };
  /** Counts all attempts, so that refused forms are limited, too. */
  tries: AddressLimit;
};

/** Returns the limits of accepted enquiries and of tries, by the sender's address and networks (FRM-03). */
export function createEnquiryLimits(
  { perTenMinutes, perDay, perDayInAll }: Limits,
  getMs?: () => number,
): EnquiryLimits {
  const tenMinutes = { max: perTenMinutes, ms: TEN_MINUTES_MS };
  const addresses = new AddressLimit([tenMinutes, { max: perDay, ms: DAY_MS }], getMs);
  const toDailyLimit = (max: number) => new RateLimit([{ max, ms: DAY_MS }], getMs);
  const providers = toDailyLimit(
    perDayInAll && Math.max(perDay, Math.ceil(perDayInAll * PROVIDER_SHARE)),
  );
  // Only counted, for check-quota.ts; by /48 because a provider's customers share a /32.
  const networks = toDailyLimit(Number.MAX_SAFE_INTEGER);

  const acquireTurn = (headers: Headers): EnquiryTurn => {
    const network = readClientNetwork(headers, { v4: 24, v6: 48 });
    const earlier = networks.count(network);
    const turn = acquireAll([
      () => addresses.acquire(headers),
      () => providers.acquire(readClientNetwork(headers, { v4: 24, v6: 32 })),
      () => networks.acquire(network),
    ]);
    return { ...turn, earlier };
  };

  const tries = { ...tenMinutes, max: perTenMinutes * TRIES_PER_ENQUIRY };
  return { accepted: { acquire: acquireTurn }, tries: new AddressLimit([tries], getMs) };
}
