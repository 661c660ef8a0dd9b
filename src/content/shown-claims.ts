import { parseIndianDate } from "../shared/contract/read-date";
import { splitDay } from "../shared/domain/indian-time";
import type { Claims } from "./claims.schema";
import { HIDDEN } from "./hidden-claims";
import { fillText } from "../shared/domain/fill-text";

/** The public part of a claim, without evidence. `dated`: the value with its day. */
export type ShownClaim = { value: string; dated: string | null; statement: string };
export type ShownClaims = Record<"users" | "rating" | "years", ShownClaim | null> &
  Record<string, ShownClaim | null>;

/** Returns each claim as shown on `today`; null after its review day with `hide` (TRU-18). */
export function showClaims(claims: Claims, today: string, dated: string): ShownClaims {
  const { users, rating, years, ...others } = claims;
  const toShown = (claim: Claims[string]): ShownClaim | null => {
    const { value, statement, asOf, reviewBy, onExpiry } = claim;
    if (today <= reviewBy) return { value, dated: null, statement };
    if (onExpiry === "hide") return null;
    return { value, dated: fillText(dated, value, formatShortDay(asOf)), statement };
  };
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, claim]) => [name, toShown(claim)])),
    users: toShown(users),
    rating: toShown(rating),
    years: toShown(years),
  };
}

/** Returns the values of the placeholders {claims.…}. */
export function toClaimValues(shown: ShownClaims): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).map(([name, claim]) => [
      name,
      claim === null ? HIDDEN : (claim.dated ?? claim.value),
    ]),
  );
}

/** Formats a day as "5 Jan 2026"; an unreadable one is returned unchanged. */
export function formatShortDay(value: string): string {
  const date = parseIndianDate(value);
  if (date === null) return value;
  const { day, shortMonth, year } = splitDay(date);
  return `${day} ${shortMonth} ${year}`;
}
