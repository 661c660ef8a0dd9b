import {
  createStatusCode,
  createStatusLimit,
  isStatusCode,
} from "../../cms/src/complaints/status-code";

const REFERENCE = "2026-7KQ3MX-4";
const CODE = createStatusCode("secret", REFERENCE);

test.each([
  ["as mailed", "secret", REFERENCE, CODE, true],
  ["in small letters with spaces", "secret", REFERENCE, ` ${CODE.toLowerCase()} `, true],
  ["without hyphens", "secret", REFERENCE, CODE.replaceAll("-", ""), true],
  ["of another secret", "another", REFERENCE, CODE, false],
  ["of another reference", "secret", "2026-7KQ3MY-4", CODE, false],
  ["cut short", "secret", REFERENCE, CODE.slice(0, -1), false],
])("FRM-16 a code %s is checked", (_, secret, reference, typed, isRight) => {
  expect(CODE).toMatch(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){2}$/);
  expect(isStatusCode(secret, reference, typed)).toBe(isRight);
});

test.each([
  ["a reference from many networks", "203.0.%.1", REFERENCE, 5],
  ["many references from an IPv4 address", "203.0.113.1", "2026-22222%-2", 5],
  ["many references from a /48", "2001:db8:1:%::1", "2026-22222%-2", 5],
  ["many references from many networks", "2001:db8:%::1", "2026-22222%-2", 6],
  ["many references without the visitor's address", "127.0.0.1", "2026-22222%-2", 6],
])("FRM-16 tries of %s are limited for an hour", (_, address, reference, accepted) => {
  let now = 0;
  const acquire = createStatusLimit(5, () => now);
  const take = (at: number) => {
    const headers = new Headers({ "x-forwarded-for": address.replace("%", String(at)) });
    return acquire(reference.replace("%", String(at)), headers).ok;
  };
  expect([1, 2, 3, 4, 5, 6].filter(take)).toHaveLength(accepted);
  now = 60 * 60_000;
  expect(take(6)).toBe(true);
});
