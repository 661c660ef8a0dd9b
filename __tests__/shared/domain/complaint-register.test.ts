import { toMonthNumber } from "../../../src/shared/contract/months";
import {
  computeMonth,
  describeProgress,
  type RegisterEntry,
} from "../../../src/shared/domain/complaint-register";

const NOVEMBER = toMonthNumber("November 2026") ?? NaN;
const DECEMBER = NOVEMBER + 1;
const base: RegisterEntry = {
  ...{ id: 1, source: "directlyFromInvestors", state: "accepted", reason: null },
  ...{ receivedOn: "2026-11-10", closedOn: null, countedIn: null, resolvedIn: null },
};
const count = (entries: Partial<RegisterEntry>[], month = NOVEMBER, published = NOVEMBER - 1) =>
  computeMonth(
    entries.map((entry, id) => ({ ...base, id, ...entry })),
    month,
    published,
  );

test("CHR-18 500 forms that no officer has accepted change no figure", () => {
  const flood = Array.from({ length: 500 }, () => ({ state: "new" as const }));
  expect(count(flood)).toBe(null);
  const { rows } = count([...flood, {}]) ?? {};
  expect(rows?.directlyFromInvestors).toMatchObject({ received: 1, resolved: 0 });
});

test("CHR-18 what is not a complaint counts nowhere, impersonation apart", () => {
  const other = (reason: string) => ({ state: "notComplaint" as const, reason });
  expect(count([other("spam"), other("duplicate")])).toBe(null);
  const figures = count([other("spam"), other("impersonation")]);
  expect(figures?.impersonationComplaints).toBe(1);
  expect(figures?.rows.directlyFromInvestors.received).toBe(0);
});

test("CHR-19 a late complaint counts in the first open month and never in two", () => {
  const late = [{ receivedOn: "2026-11-28" }];
  expect(count(late, NOVEMBER, NOVEMBER)).toBe(null);
  expect(count(late, DECEMBER)).toMatchObject({ late: 1, receivedIds: [0] });
  const counted = [{ receivedOn: "2026-11-28", countedIn: "November 2026" }];
  expect(count(counted, NOVEMBER, NOVEMBER)?.rows.directlyFromInvestors.received).toBe(1);
  expect(count(counted, DECEMBER)).toMatchObject({ late: 0, receivedIds: [] });
});

test("CHR-19 marks of a month that a killed process did not store lead to the same month", () => {
  const marked = [{ countedIn: "November 2026" }, { receivedOn: "2026-11-28" }];
  expect(count(marked)?.rows.directlyFromInvestors.received).toBe(2);
});

test("CHR-19 a reopened complaint stays resolved, and its new entry is received", () => {
  const first = { state: "reopened" as const, closedOn: "2026-11-12" };
  const figures = count([first, { receivedOn: "2026-11-20" }]);
  const row = figures?.rows.directlyFromInvestors;
  expect(row).toMatchObject({ received: 2, resolved: 1, avgResolutionTime: 2 });
});

test.each([
  ["2026-08-29", 1],
  ["2026-08-30", 0],
  ["2026-08-31", 0],
])("CHR-19 received on %s, %d is pending over three months on 30 November", (receivedOn, old) => {
  const countedIn = "August 2026";
  const row = count([{ receivedOn, countedIn }])?.rows.directlyFromInvestors;
  expect(row?.pendingOver3Months).toBe(old);
});

test("CHR-19 the average covers the complaints resolved in the month, by source", () => {
  const closed = (receivedOn: string, closedOn: string) => ({
    ...{ state: "resolved" as const, receivedOn, closedOn },
  });
  const days = [closed("2026-11-01", "2026-11-06"), closed("2026-11-01", "2026-11-08")];
  const scores = { ...closed("2026-11-01", "2026-11-21"), source: "sebiScores" as const };
  const rows = count([...days, scores])?.rows;
  const averages = Object.values(rows ?? {}).map((row) => row.avgResolutionTime);
  expect(averages).toEqual([6, 20, 0]);
});

const rules = { ...{ reviewDays: 2, answer: { days: 21, source: "a circular" } } };

test.each([
  ["new", "2026-11-11", "1 of 21 days", false],
  ["new", "2026-11-12", "2 of 21 days", true],
  ["accepted", "2026-11-23", "13 of 21 days", false],
  ["answered", "2026-11-24", "14 of 21 days", true],
] as const)("CHR-17 %s on %s: %s, marked: %s", (state, today, text, isUrgent) => {
  expect(describeProgress({ ...base, state }, today, rules)).toEqual({ text, isUrgent });
});
