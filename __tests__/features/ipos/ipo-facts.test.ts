import { holidays as exchangeHolidays } from "../../../src/content/holidays";
import {
  createFacts,
  createStrip,
  createTimeline,
  describeStage,
  formatStrip,
} from "../../../src/features/ipos/ipo-facts";
import { ipoText } from "../../../src/features/ipos/page-text";
import { getStatus, RATINGS } from "../../../src/features/ipos/rules";
import { iposEndpoint } from "../../../src/shared/contract/ipos";

const ISSUE = { _id: "1", openingDate: "2026-11-24", closingDate: "2026-11-26" };
const readIpo = (fields: object) => {
  const [ipo] = iposEndpoint.read([{ ...ISSUE, ...fields }]).items;
  if (!ipo) throw new Error("The record cannot be read.");
  return ipo;
};

test.each([
  [
    { outcome: "withdrawn", outcomeDay: "2026-11-25" },
    /^Withdrawn on 25 November 2026: blocked money must be released/,
    "withdrawn",
  ],
  [{ outcome: "postponed" }, /^Postponed: the new days are not announced$/, "postponed"],
  [
    { outcome: "extended", outcomeDay: "2026-11-25" },
    /^Open until 26 November 2026\. Extended on 25 November 2026\.$/,
    "open",
  ],
])("IPO-20 an issue with %j says %s and is marked %s", (outcome, text, status) => {
  const ipo = readIpo({ ...outcome, status: "open" });
  const now = "2026-11-26T16:00";
  expect([describeStage(ipo, now), getStatus(ipo, now)]).toEqual([
    expect.stringMatching(text),
    status,
  ]);
});

test.each([
  [
    { openingDate: "2026-11-30", closingDate: "2026-12-02" },
    "Opens on 30 November 2026",
    ["Today", "Opens 30 November 2026", "Closes 2 December 2026"],
  ],
  [
    { openingDate: "2026-11-25" },
    "Open until 26 November 2026",
    [
      ...["Opens 25 November 2026", "Closes 26 November 2026 (today)"],
      ...["Allotment Not announced", "Lists Not announced"],
    ],
  ],
  [
    { openingDate: "2026-11-20", closingDate: "2026-11-24", allotmentDate: "2026-11-25" },
    "Closed on 24 November 2026",
    [
      ...["Opens 20 November 2026", "Closes 24 November 2026", "Allotment 25 November 2026"],
      ...["Today", "Lists Not announced"],
    ],
  ],
  [
    { openingDate: "2026-11-18", closingDate: "2026-11-20", listingDate: "26/11/2026" },
    "Listed on 26 November 2026",
    ["Opens 18 November 2026", "Closes 20 November 2026", "Lists 26 November 2026 (today)"],
  ],
  [
    { openingDate: "2026-11-30", closingDate: "2026-11-20" },
    "Upcoming, dates not announced",
    ["Opens 2026-11-30", "Closes 2026-11-20"],
  ],
])("IPO-11 with %j a page says %s, with today on the line", (dates, stage, marks) => {
  const ipo = readIpo(dates);
  const steps = createTimeline(ipo, "2026-11-26").map(({ label, text, state }) =>
    text === null ? label : `${label} ${text}${state === "today" ? " (today)" : ""}`,
  );
  expect([describeStage(ipo, "2026-11-26"), steps]).toEqual([stage, marks]);
});

test("IPO-20 the line of a withdrawn issue ends with its last true day", () => {
  const ipo = readIpo({ outcome: "withdrawn", outcomeDay: "2026-11-25", listingDate: "Awaited" });
  const steps = createTimeline(ipo, "2026-11-27").map(({ key }) => key);
  expect(steps).toEqual(["opens", "today"]);
});

test.each([
  ["open", "2026-11-26T16:00", "closed"],
  ["open", "2026-11-26", "open"],
  ["open", "2026-11-28", "closed"],
  ["upcoming", "2026-11-28", "upcoming"],
  ["live", "2026-11-28", "live"],
])("IPO-07 the API's status %s of an SME issue is shown at %s as %s", (status, now, shown) => {
  expect(getStatus(readIpo({ status, board: "sme" }), now)).toBe(shown);
});

const FIGURES = { board: "mainboard", lotSize: 67, priceMax: 221, issuePrice: "₹ 210 – 221" };
test.each([
  ["2026-11-24", "in 2 days", "Open"],
  ["2026-11-25T17:00", "tomorrow", "Open"],
  ["2026-11-26T16:00", "today", "Open"],
  ["2026-11-26T17:00", undefined, "Closed"],
])("IPO-23 at %s the strip says that the issue closes %s and is %s", (now, left, stage) => {
  const ipo = readIpo(FIGURES);
  const strip = createStrip(ipo, now).map((fact) => fact.join(" "));
  expect(strip).toEqual([
    ...["Issue price (₹) ₹ 210 – 221", "Lot size 67", "Minimum ₹ 14,807"],
    ...(left ? [`Closes ${left}`] : []),
    `Stage ${stage}`,
  ]);
  const listed = `Lot size 67 · Minimum ₹ 14,807 · Closes ${left}`;
  expect(formatStrip(ipo, now)).toBe(left ? listed : "");
});

const HOLIDAYS = { "2026": { source: "Sample", days: ["2026-11-27"] } };
const CREDIT = "Expected on 1 December 2026";
test.each([
  [{}, {}, undefined],
  [{}, HOLIDAYS, CREDIT],
  [{ allotmentDate: "2026-12-01", listingDate: "2026-12-02" }, HOLIDAYS, CREDIT],
  [{ allotmentDate: "2026-12-02" }, HOLIDAYS, undefined],
  [{ listingDate: "2026-11-30" }, HOLIDAYS, undefined],
  [{ closingDate: "2026-12-31" }, HOLIDAYS, undefined],
  [{ outcome: "withdrawn", outcomeDay: "2026-11-30" }, HOLIDAYS, undefined],
  [{ closingDate: null }, HOLIDAYS, undefined],
])("IPO-25 with %j and the holidays %j shares are credited: %s", (fields, holidays, text) => {
  delete exchangeHolidays["2026"];
  Object.assign(exchangeHolidays, holidays);
  const facts = new Map(createFacts(readIpo(fields), "2026-11-27"));
  const { refund, credit } = ipoText.facts;
  expect([facts.get(refund), facts.get(credit)]).toEqual([text, text]);
});

test("IPO-22 each rating says its meaning, horizon and benchmark", () => {
  expect(RATINGS.map(({ term }) => term)).toContain("Neutral");
  for (const { meaning } of RATINGS) expect(meaning).toMatch(/\. Horizon: .+\. Benchmark: .+\.$/);
});
