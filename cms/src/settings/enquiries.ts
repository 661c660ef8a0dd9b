import { wholeNumber } from "./variables";

export type EnquirySettings = {
  /** Accepted enquiries of one address in ten minutes; 0 is no limit. */
  perTenMinutes: number;
  /** Accepted enquiries of one address in 24 hours; 0 is no limit. */
  perDay: number;
  /** Days after which an enquiry, its PDF and its mail in the outbox are removed. */
  keepDays: number;
};

/** Reads and checks the variables of enquiries. */
export function readEnquiries(env: NodeJS.ProcessEnv): EnquirySettings {
  const number = (name: string, fallback: number, min: number, max: number) =>
    wholeNumber(name, env[name], { fallback, min, max });
  return {
    perTenMinutes: number("ENQUIRIES_PER_10_MINUTES", 5, 0, 100_000),
    perDay: number("ENQUIRIES_PER_DAY", 30, 0, 100_000),
    keepDays: number("ENQUIRY_KEEP_DAYS", 365, 1, 36_500),
  };
}
