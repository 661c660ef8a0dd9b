import { getIndianDay } from "./clock";

/** Digits and letters that are not mistaken for each other: 29, a prime number. */
export const SIGNS = "23456789BCDFGHJKLMNPQRSTVWXYZ";
const BODY_LENGTH = 6;
const STEP_MS = 100;

/**
 * Returns a function that issues references such as 2026-7KQ3MX-4 (FRM-12): year, tenths of a second
 * since it began in India, check sign. Time never returns, so neither does a number of an erased or
 * restored record.
 */
export function createReferenceIssuer(getTime: () => Date): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(getTime().getTime() / STEP_MS));
    const year = getIndianDay(null, new Date(last * STEP_MS)).slice(0, 4);
    const start = new Date(`${year}-01-01T00:00:00+05:30`).getTime() / STEP_MS;
    return formatReference(year, last - start);
  };
}

/** Returns a reference; its check sign changes with any wrong sign and any two swapped ones. */
export function formatReference(year: string, count: number): string {
  let rest = count;
  let body = "";
  for (let place = 0; place < BODY_LENGTH; place += 1) {
    body = SIGNS.charAt(rest % SIGNS.length) + body;
    rest = Math.floor(rest / SIGNS.length);
  }
  const sum = [...`${year}${body}`].reduce(
    (total, sign, place) => total + (place + 1) * toValue(sign),
    0,
  );
  return `${year}-${body}-${SIGNS.charAt(sum % SIGNS.length)}`;
}

/** The digits 0 and 1 are in years only. */
const toValue = (sign: string) => (SIGNS.includes(sign) ? SIGNS.indexOf(sign) : 27 + Number(sign));
