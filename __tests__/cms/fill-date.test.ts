import type { Config, Field } from "payload";
import { showIndianTimes } from "../../cms/src/admin/indian-times";
import { createDay } from "../../cms/src/lib/fields";
import { toIndianDay } from "../../src/shared/domain/dates";
import { fillDate } from "../../cms/src/posts/fill-date";

jest.mock("payload", () => ({}));

type Hook = ReturnType<typeof fillDate>;

const runHook = async (hook: Hook, data: object): Promise<string | undefined> =>
  (await hook({ data } as Parameters<Hook>[0])).date;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["2026-11-23T18:29:00Z", null, "2026-11-23"],
  ["2026-11-23T18:30:00Z", null, "2026-11-24"],
  ["2026-11-24T12:00:00Z", null, "2026-11-24"],
  ["2026-11-24T12:00:00Z", "2026-11-20", "2026-11-20"],
])("BLD-07 a post published at %s (SITE_TODAY %s) has the day %s", async (now, siteToday, day) => {
  jest.setSystemTime(new Date(now));
  const hook = fillDate(siteToday);
  const date = await runHook(hook, { _status: "published" });
  expect(toIndianDay(date ?? null)).toBe(day);
  expect(await runHook(hook, { _status: "draft" })).toBeUndefined();
  const given = "2026-01-02T12:00:00.000Z";
  expect(await runHook(hook, { _status: "published", date: given })).toBe(given);
});

test("BLG-01 the later of two posts of one day comes first", async () => {
  const hook = fillDate(null);
  const dates: unknown[] = [];
  for (const now of ["2026-11-23T18:30:00Z", "2026-11-24T03:00:00Z", "2026-11-24T18:29:00Z"]) {
    jest.setSystemTime(new Date(now));
    dates.push(await runHook(hook, { _status: "published" }));
  }
  expect([...dates].sort()).toEqual(dates);
});

test.each([
  // Payload's picker sends these for 21 November in India, Nepal and London.
  ["2026-11-21T11:30:00.000Z", null, "2026-11-21T12:00:00.000Z"],
  ["2026-11-21T11:15:00.000Z", "2026-11-20T12:00:00.000Z", "2026-11-21T12:00:00.000Z"],
  ["2026-11-21T12:00:00.000Z", null, "2026-11-21T12:00:00.000Z"],
  ["2026-11-21", null, "2026-11-21T12:00:00.000Z"],
  ["2026-11-20T19:10:00.000Z", null, "2026-11-21T12:00:00.000Z"],
  ["21/11/2026", null, "2026-11-21T12:00:00.000Z"],
  // Earlier versions stored 9:05 PM in India like this.
  ["2026-11-21T21:05:00.000Z", null, "2026-11-21T12:00:00.000Z"],
  // A form sends the time of publishing back, which is kept.
  ["2026-11-21T17:32:05.123Z", "2026-11-21T17:32:05.123Z", "2026-11-21T17:32:05.123Z"],
  [null, "2026-11-21T12:00:00.000Z", null],
  ["yesterday", null, "yesterday"],
])("BLD-07 the day %s that replaces %s is stored as %s", (value, previousValue, stored) => {
  const [hook] = createDay("date").hooks?.beforeValidate ?? [];
  type Args = Parameters<NonNullable<typeof hook>>[0];
  expect(hook?.({ value, previousValue } as Args)).toBe(stored);
});

test("EDT-31 dates in groups, tabs and blocks have the Indian format", () => {
  const fields: Field[] = [createDay("date")];
  const nested: Field[] = [
    { name: "group", type: "group", fields },
    { type: "tabs", tabs: [{ label: "Tab", fields }] },
    { name: "blocks", type: "blocks", blocks: [{ slug: "block", fields }] },
  ];
  const config = { collections: [{ slug: "records", fields: nested }] } as Config;
  const shown = JSON.stringify(showIndianTimes(config));
  expect(shown.match(/"displayFormat":"d MMM yyyy"/g)).toHaveLength(3);
});
