import type { EnquirySettings } from "../settings/enquiries";
import { RateLimit } from "./rate-limit";

const TEN_MINUTES = 10 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Forms with mistakes are no enquiries yet, but they cost as much to read. */
const TRIES_PER_ENQUIRY = 10;

/** How often one address may send, and try to send. */
export function enquiryLimits({ perTenMinutes, perDay }: EnquirySettings) {
  return {
    accepted: new RateLimit([
      { most: perTenMinutes, ms: TEN_MINUTES },
      { most: perDay, ms: DAY },
    ]),
    tries: new RateLimit([{ most: perTenMinutes * TRIES_PER_ENQUIRY, ms: TEN_MINUTES }]),
  };
}
