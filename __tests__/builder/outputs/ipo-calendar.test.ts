import ICAL from "ical.js";
import { iposEndpoint } from "../../../src/shared/contract/ipos";
import { createIpoPaths } from "../../../src/shared/domain/ipo-paths";
import { createCalendarText } from "../../../builder/outputs/ipo-files";
import { updateCalendar, type StoredEvent } from "../../../builder/source/ipo-calendar";

const TODAY = "2026-11-26";
const NOW = new Date("2026-11-26T06:00:00.000Z");
const LATER = new Date("2026-11-27T06:00:00.000Z");
const TEXTS = {
  ...{ siteUrl: "https://site.example", name: "IPOs; all, of them", firm: "Firm, INH1" },
  kinds: { opens: "opens", closes: "closes", allotment: "allotment", lists: "lists" },
  source: "Source: %, as of % IST",
  outcomes: { withdrawn: "Withdrawn on %.", postponed: "Postponed on %." },
  lastHours: { mainboard: "Until 5 pm", sme: "Until 4 pm" },
};
const WIDE = { _id: "1", company: "Mills", openingDate: "2026-11-25", closingDate: "2026-11-27" };
const SOURCE = { sourceName: "Prospectus", asOf: "2026-11-19T04:30:00.000Z" };

const readIpos = (records: object[]) => iposEndpoint.read(records).items;
const updateEvents = (previous: unknown, records: object[] | undefined, now = NOW) => {
  const ipos = records && readIpos(records);
  const paths = createIpoPaths(ipos ?? []);
  return updateCalendar(previous, ipos, { paths, today: TODAY, now });
};
const toFacts = (events: StoredEvent[]) =>
  events.map(({ kind, day, sequence, cancelled }) => [kind, day, sequence, cancelled]);

function parseCalendar(text: string) {
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const getValue = (event: InstanceType<typeof ICAL.Component>, name: string) =>
    String(event.getFirstPropertyValue(name));
  return calendar
    .getAllSubcomponents("vevent")
    .map((event) => ({
      type: event.getFirstProperty("dtstart")?.type,
      uid: getValue(event, "uid"),
      sequence: getValue(event, "sequence"),
      dtstart: getValue(event, "dtstart"),
      dtend: getValue(event, "dtend"),
      summary: getValue(event, "summary"),
      description: getValue(event, "description"),
      url: getValue(event, "url"),
      status: getValue(event, "status"),
    }));
}

test("IPO-15 a parser reads all-day events with name, page, source and time", () => {
  const events = updateEvents([], [{ ...WIDE, ...SOURCE }]);
  const [opens, closes] = parseCalendar(createCalendarText(events, TEXTS));
  expect(opens).toMatchObject({
    ...{ type: "date", dtstart: "2026-11-25", dtend: "2026-11-26", sequence: "0" },
    ...{ summary: "Mills: opens", status: "CONFIRMED" },
    uid: expect.stringMatching(/^[0-9a-z]{6}-opens@site\.example$/),
    url: expect.stringMatching(/^https:\/\/site\.example\/ipo\/mills-[0-9a-z]{6}\/$/),
    description: expect.stringMatching(
      /^https:.*\nSource: Prospectus, as of 19 Nov 2026, 10:00 AM IST$/,
    ),
  });
  expect(closes).toMatchObject({ dtstart: "2026-11-27", summary: "Mills: closes" });
});

test("IPO-15 past days of an issue that the API no longer lists stay, future ones are cancelled", () => {
  const first = updateEvents([], [WIDE]);
  expect(toFacts(updateEvents(first, [], LATER))).toEqual([
    ["opens", "2026-11-25", 0, false],
    ["closes", "2026-11-27", 1, true],
  ]);
  const corrected = updateEvents(first, [{ ...WIDE, openingDate: null }], LATER);
  expect(toFacts(corrected)).toContainEqual(["opens", "2026-11-25", 1, true]);
});

test("IPO-15 a moved day increases the sequence, and a removed one is cancelled once", () => {
  const first = updateEvents([], [WIDE]);
  expect(updateEvents(first, [WIDE], LATER)).toEqual(first);
  const moved = updateEvents(first, [{ ...WIDE, closingDate: "2026-11-30" }], LATER);
  expect(toFacts(moved)).toEqual([
    ["opens", "2026-11-25", 0, false],
    ["closes", "2026-11-30", 1, false],
  ]);
  expect(moved.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
  expect(moved[0]).toEqual(first[0]);
  const removed = updateEvents(moved, [{ ...WIDE, closingDate: "To be announced" }], LATER);
  expect(toFacts(removed)[1]).toEqual(["closes", "2026-11-30", 2, true]);
  expect(updateEvents(removed, [{ ...WIDE, closingDate: null }], LATER)).toEqual(removed);
  const back = updateEvents(removed, [{ ...WIDE, closingDate: "2026-11-30" }]);
  expect(toFacts(back)[1]).toEqual(["closes", "2026-11-30", 3, false]);
  expect(toFacts(updateEvents(back, []))).toEqual([
    ["opens", "2026-11-25", 0, false],
    ["closes", "2026-11-30", 4, true],
  ]);
  expect(parseCalendar(createCalendarText(removed, TEXTS))[1]).toMatchObject({
    status: "CANCELLED",
    sequence: "2",
  });
});

test("IPO-15 allotment and listing are tentative until their day, and the last day names its hour", () => {
  const days = { allotmentDate: TODAY, listingDate: "2026-12-01" };
  const events = updateEvents([], [{ ...WIDE, ...days, closingDate: "2026-11-25", board: "sme" }]);
  const shown = parseCalendar(createCalendarText(events, TEXTS));
  expect(shown.map(({ summary, status }) => [summary, status])).toEqual([
    ["Mills: closes", "CONFIRMED"],
    ["Mills: opens", "CONFIRMED"],
    ["Mills: allotment", "CONFIRMED"],
    ["Mills: lists", "TENTATIVE"],
  ]);
  expect(shown[0]?.description).toMatch(/\nUntil 4 pm$/);
  expect(shown[1]?.description).not.toMatch("Until");
});

test.each(["withdrawn", "postponed"])(
  "IPO-20 the later days of a %s issue are cancelled with the reason",
  (outcome) => {
    const issue = { ...WIDE, listingDate: "2026-12-01" };
    const first = updateEvents([], [issue]);
    const ended = updateEvents(first, [{ ...issue, outcome, outcomeDay: TODAY }], LATER);
    expect(toFacts(ended)).toEqual([
      ["opens", "2026-11-25", 0, false],
      ["closes", "2026-11-27", 1, true],
      ["lists", "2026-12-01", 1, true],
    ]);
    expect(parseCalendar(createCalendarText(ended, TEXTS))[2]).toMatchObject({
      status: "CANCELLED",
      description: expect.stringMatching(new RegExp(`\n${outcome} on 26 November 2026\\.$`, "i")),
    });
  },
);

test("IPO-20 without the day of a withdrawal no reason is written", () => {
  const ended = updateEvents(updateEvents([], [WIDE]), [{ ...WIDE, outcome: "withdrawn" }], LATER);
  expect(createCalendarText(ended, TEXTS)).not.toContain("Withdrawn");
});

test("IPO-15 a failed call keeps the entries, and a damaged file starts over", () => {
  const first = updateEvents([], [WIDE]);
  expect(updateEvents(first, undefined)).toEqual(first);
  expect(updateEvents([{ uid: 7 }], [WIDE])).toEqual(first);
  expect(updateEvents("text", undefined)).toEqual([]);
});

test("IPO-15 the file contains the last 12 months and all future events", () => {
  const days = ["2025-11-01", "2025-11-27", "2031-01-01"];
  const records = days.map((openingDate, at) => ({ _id: `${at}`, company: "A", openingDate }));
  expect(updateEvents([], records).map(({ day }) => day)).toEqual(days.slice(1));
});

test("IPO-16 tags, control characters and 10,000 characters do not break the calendar", () => {
  const company = `<b>Mills</b>, "A"; B\\C\u0007\nBEGIN:VEVENT ₹ ${"मिल्स ".repeat(2000)}`;
  const records = [1, 2].map((id) => ({ ...WIDE, ...SOURCE, _id: `${id}`, company }));
  // An earlier version may have stored control characters.
  const stored = updateEvents([], records).map((it) => ({ ...it, sourceName: "A\u0000\u001b\rB" }));
  const file = createCalendarText(stored, TEXTS);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  const events = parseCalendar(file);
  expect(events).toHaveLength(4);
  expect(new Set(events.map((event) => event.uid)).size).toBe(4);
  expect(events[0]?.summary).toContain('<b>Mills</b>, "A"; B\\C \nBEGIN:VEVENT ₹ मिल्स');
});

test("API-08 reversed dates and records without a day create no entry", () => {
  const reversed = { ...WIDE, openingDate: "2026-11-28" };
  const undated = { _id: "2", company: "B", openingDate: "To be announced", closingDate: "NA" };
  expect(updateEvents([], [reversed, undated])).toEqual([]);
});
