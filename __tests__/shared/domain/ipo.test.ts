import { iposEndpoint } from "../../../src/shared/contract/ipos";
import {
  readIpoDays,
  computeIpoStage,
  dropEmpty,
  computeMinimumApplication,
} from "../../../src/shared/domain/ipo";
import { addMonths, toIpoEvents, listWeeks } from "../../../src/shared/domain/ipo-events";
import { createIpoPaths } from "../../../src/shared/domain/ipo-paths";
import { parseIpoKey } from "../../../src/shared/domain/paths";
import { toShortHash } from "../../../src/shared/domain/hash";

const TODAY = "2026-11-26";
const readIpo = (fields: Record<string, unknown>) => {
  const [ipo] = iposEndpoint.read([{ _id: "a", company: "A", ...fields }]).items;
  if (!ipo) throw new Error("The record cannot be read.");
  return ipo;
};
const toDates = (openingDate: unknown, closingDate: unknown, listingDate: unknown = null) => ({
  ...{ openingDate, closingDate, listingDate },
});

test.each([
  [toDates("2026-11-27", "2026-11-30"), "upcoming"],
  [toDates("26/11/2026", "2026-11-30"), "open"],
  [toDates("2026-11-20", "2026-11-26"), "open"],
  [toDates("2026-11-20", "2026-11-25", "2026-11-27"), "closed"],
  [toDates("2026-11-18", "2026-11-20", "2026-11-26"), "listed"],
  // A time in another zone counts as its day in India.
  [toDates("2026-11-25T20:00:00-05:00", "2026-11-30"), "open"],
  [toDates("2026-11-20", "2026-11-25T18:30:00.000Z"), "open"],
  [toDates("To be announced", "2026-11-30"), "upcoming"],
  [{ ...toDates("To be announced", null), status: "OPEN" }, "open"],
  [{ ...toDates("2026-11-20", "2026-11-22"), status: "open" }, "closed"],
  [{ ...toDates("2026-11-30", "2026-11-20"), status: "closed" }, "closed"],
  [toDates("2026-11-30", "2026-11-20"), "upcoming"],
  [toDates("2026-11-20", "2026-11-30", "2026-11-19"), "open"],
  [{}, "upcoming"],
  [{ status: "withdrawn", closingDate: "2026-11-01" }, "closed"],
])("IPO-09 %j is %s", (fields, stage) => {
  expect(computeIpoStage(readIpo(fields), TODAY)).toBe(stage);
});

const ISSUE = { ...toDates("2026-11-24", "2026-11-27", "2026-12-02"), allotmentDate: "2026-11-30" };
const NONE = { opens: null, closes: null, allotment: null, lists: null };
test.each([
  ["withdrawn", "2026-11-26", "withdrawn", { ...NONE, opens: "2026-11-24" }],
  ["postponed", "2026-11-23", "postponed", NONE],
  ["withdrawn", null, "withdrawn", NONE],
  [
    ...(["extended", "2026-11-25", "open"] as const),
    { opens: "2026-11-24", closes: "2026-11-27", allotment: "2026-11-30", lists: "2026-12-02" },
  ],
])(
  "IPO-20 an issue that was %s on %s is %s and has the days before",
  (outcome, day, stage, days) => {
    const ipo = readIpo({ ...ISSUE, outcome, outcomeDay: day });
    expect([computeIpoStage(ipo, TODAY), readIpoDays(ipo)]).toEqual([stage, days]);
  },
);

const HOURS = { mainboard: { closes: "17:00" }, sme: { closes: "16:00" } };
test.each([
  ["mainboard", "2026-11-26", "open"],
  ["mainboard", "2026-11-26T16:00", "open"],
  ["mainboard", "2026-11-26T17:00", "closed"],
  ["sme", "2026-11-26", "open"],
  ["sme", "2026-11-26T16:00", "closed"],
  [null, "2026-11-26T16:59", "open"],
  [null, "2026-11-26T17:00", "closed"],
  ["sme", "2026-11-25T17:00", "open"],
  ["sme", "2026-11-23T17:00", "upcoming"],
])("IPO-07 on its last day an issue of the board %s is at %s %s", (board, now, stage) => {
  const ipo = readIpo({ ...toDates("2026-11-24", "2026-11-26"), board });
  expect(computeIpoStage(ipo, now, HOURS)).toBe(stage);
});

test.each([
  ["2025-06-30", 1, 1],
  ["2025-07-01", 1, null],
  ["2025-07-01", 2, 2],
  [null, 1, null],
])("IPO-10 an SME issue that opens on %s with %s lots shows %s", (openingDate, minLots, lots) => {
  const ipo = readIpo({ board: "sme", lotSize: 1200, priceMax: 100, openingDate, minLots });
  const rule = { from: "2025-07-01", minimum: 2 };
  expect(computeMinimumApplication(ipo, rule)?.lots ?? null).toBe(lots);
});

test("IPO-09 ignores dates in the wrong order", () => {
  const days = readIpoDays(readIpo(toDates("2026-11-30", "2026-11-20", "2026-12-03")));
  expect(days).toEqual({ opens: null, closes: null, allotment: null, lists: null });
});

test.each([
  [{ board: "mainboard", lotSize: 14, priceMax: "1,060" }, [14_840, 1, 14]],
  [{ board: "sme", lotSize: 1200, minLots: 2, priceMax: 101.5 }, [243_600, 2, 1200]],
  [{ board: "sme", lotSize: 1200, priceMax: 101 }, null],
  [{ lotSize: 1200, priceMax: 101 }, null],
  [{ minLots: 1, lotSize: 10, priceMax: 100 }, [1000, 1, 10]],
  [{ board: "mainboard", lotSize: 14, priceMax: "NA" }, null],
  [{ board: "mainboard", lotSize: 0, priceMax: 100 }, null],
  [{ board: "mainboard", lotSize: "₹ 1,200 – 1,260", priceMax: 100 }, null],
])("IPO-10 the minimum application of %j is %j", (fields, expected) => {
  const found = computeMinimumApplication(readIpo(fields));
  expect(found && [found.amount, found.lots, found.lotSize]).toEqual(expected);
});

test("IPO-10 a price of 0 gives no minimum application", () => {
  const bid = { board: "mainboard", minLots: 1, lotSize: 10 } as const;
  expect(computeMinimumApplication({ ...bid, priceMax: 0 })).toBeNull();
  expect(computeMinimumApplication({ ...bid, priceMax: 0.5 })?.amount).toBe(5);
});

test("IPO-12 a path has the name and a key that does not change with the name", () => {
  const createPath = (company: string, id = "6745d0f2a1b2c3d4e5f60718") =>
    createIpoPaths([{ id, company }]).get(id);
  const first = createPath("Mills & Sons Ltd. (sample)");
  expect(first).toMatch(/^\/ipo\/mills-and-sons-ltd-sample-[0-9a-z]{6}\/$/);
  const key = parseIpoKey(first ?? "");
  for (const company of ["<script>alert(1)</script>", "मिल्स लिमिटेड", "\u200b", "x ".repeat(5000)]) {
    const other = createPath(company);
    expect(parseIpoKey(other ?? "")).toBe(key);
    expect(other).not.toMatch(/[<>\s\p{Cc}]/u);
    expect(Buffer.byteLength(other ?? "")).toBeLessThan(120);
  }
  expect(createPath("")).toBeUndefined();
});

test("IPO-12 IPO-16 records with the same name or the same key have different paths", () => {
  const companies = new Map<string, string>();
  let collision: [string, string] | undefined;
  for (let at = 0; collision === undefined; at++) {
    const key = toShortHash(`${at}`).padStart(6, "0").slice(-6);
    const other = companies.get(key);
    if (other !== undefined) collision = [other, `${at}`];
    companies.set(key, `${at}`);
  }
  const [one, two] = collision;
  const ids = ["1", "2", one, two];
  const found = createIpoPaths(ids.map((id) => ({ id, company: "Mills" })));
  expect(new Set(found.values()).size).toBe(4);
  const [short, long] = [one, two]
    .map((id) => parseIpoKey(found.get(id) ?? "") ?? "")
    .sort((left, right) => left.length - right.length);
  expect(short).toHaveLength(6);
  expect(long?.startsWith(short ?? "?")).toBe(true);
  expect(long?.length).toBeGreaterThan(6);
});

test("API-02 API-08 reads a record with eleven fields and skips one without _id", () => {
  const eleven = {
    ...{ _id: "b", company: "B", status: "open", ipoManager: "M", openingDate: "2026-11-25" },
    ...{ closingDate: "2026-11-27", listingDate: "To be announced", issuePrice: "NA" },
    ...{ issueAmountCr: 10, listingAt: "Neutral", blogLink: "/blogs/", review: "R" },
  };
  const { items, problems } = iposEndpoint.read([eleven, { company: "No id" }]);
  expect(problems).toMatchObject([{ field: "_id" }]);
  expect(items.map((ipo) => computeIpoStage(ipo, TODAY))).toEqual(["open"]);
  expect(toIpoEvents(items, createIpoPaths(items)).map(({ kind, day }) => [kind, day])).toEqual([
    ["opens", "2026-11-25"],
    ["closes", "2026-11-27"],
  ]);
  expect(items.map((ipo) => computeMinimumApplication(ipo))).toEqual([null]);
  expect(dropEmpty(items[0]?.issuePrice ?? null)).toBeNull();
});

test("IPO-16 control characters except tabs and line breaks are read as spaces", () => {
  const { company, review } = readIpo({ company: "A\u0000\u001b[31mB", review: "One\nTwo\u0085" });
  expect([company, review]).toEqual(["A  [31mB", "One\nTwo"]);
});

test("IPO-14 the weeks of a month start on Monday and contain all its days", () => {
  const weeks = listWeeks("2026-11");
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[6]).toBe("2026-11-01");
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(listWeeks("2027-02")[0]?.[0]).toBe("2027-02-01");
  expect([addMonths("2026-11", 2), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
