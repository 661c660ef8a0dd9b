import type { Store } from "../../cms/src/public-api/store";
import { createMoveDate } from "../../cms/src/setup/seed/sample-dates";
import { readRecords } from "../../cms/src/setup/seed/sample-records";
import { ipoListingsEndpoint, upcomingIposEndpoint } from "../../src/shared/contract/ipos";
import { getIndianDay } from "../../src/shared/domain/clock";
import { callRouter } from "./call-router";

type Doc = Record<string, unknown>;

function createStore(today: string, docs: Record<string, Doc[]>): Store {
  const listDocs = async (collection: string) => {
    const found = (docs[collection] ?? []).map((doc, index) => ({ id: index + 1, ...doc }));
    return { docs: found as never[], page: 1, totalPages: 1, totalDocs: found.length };
  };
  return { mediaUrl: "", today, list: listDocs };
}

async function readLines(today: string, docs: Record<string, Doc[]>) {
  const callApi = async (path: string): Promise<unknown> => {
    const { response } = await callRouter(createStore(today, docs), path);
    return response.json();
  };
  return {
    today: ipoListingsEndpoint
      .read(await callApi(ipoListingsEndpoint.path))
      .items.map(({ text }) => text),
    upcoming: upcomingIposEndpoint.read(await callApi(upcomingIposEndpoint.path)).items,
  };
}

const DOCS = {
  ipos: [
    { company: "Later", openingDate: "2026-11-30", listingDateNote: "To be announced" },
    { company: "Sooner", board: "sme", openingDateNote: "26/11/2026", listingDate: "2026-12-03" },
    { company: "Lists", board: "mainboard", openingDate: "2026-11-17", listingDate: "2026-11-26" },
  ],
  "ipo-listings": [
    { ipoListingsToday: "Typed", day: "2026-11-26T12:00:00.000Z" },
    { ipoListingsToday: "Typed without a day" },
    { ipoListingsToday: "Typed for yesterday", day: "2026-11-25T12:00:00.000Z" },
  ],
  "upcoming-ipos": [
    { upcomingIpos: "Typed, dates awaited" },
    { upcomingIpos: "Typed with a day", day: "2026-11-26T12:00:00.000Z" },
  ],
};

test.each([
  [
    "23:59",
    getIndianDay(null, new Date("2026-11-25T18:29:59.000Z")),
    ["Typed for yesterday"],
    [
      "Sooner, SME, opens 26 November 2026",
      "Later, opens 30 November 2026",
      "Typed, dates awaited",
      "Typed with a day",
    ],
  ],
  [
    "00:00",
    getIndianDay(null, new Date("2026-11-25T18:30:00.000Z")),
    ["Lists, Mainboard", "Typed"],
    ["Later, opens 30 November 2026", "Typed, dates awaited"],
  ],
  ["SITE_TODAY", getIndianDay("2026-12-03"), ["Sooner, SME"], ["Typed, dates awaited"]],
])("IPO-17 at %s in India (%s) lists follow the dates", async (_when, today, listed, upcoming) => {
  expect(await readLines(today, DOCS)).toEqual({ today: listed, upcoming });
});

const DAYS = Array.from({ length: 9 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 26 + day * 8)).toISOString().slice(0, 10),
);

test.each(DAYS)(
  "IPO-19 samples for %s have open, upcoming and, on working days, listing IPOs",
  async (today) => {
    const records = await readRecords("cms/src/setup/seed/data", createMoveDate(today));
    const docs: Record<string, Doc[]> = {};
    for (const { collection, data } of records) (docs[collection] ??= []).push(data);
    const ipos = docs.ipos ?? [];
    const open = ipos.filter(
      ({ openingDate, closingDate }) =>
        String(openingDate) <= today && String(closingDate) >= today,
    );
    const upcoming = ipos.filter(({ openingDate }) => String(openingDate) > today);
    const listing = ipos.filter(({ listingDate }) => listingDate === today);
    const isWeekend = [0, 6].includes(new Date(today).getUTCDay());
    if (isWeekend) expect(listing).toEqual([]);
    for (const group of [open, upcoming, ...(isWeekend ? [] : [listing])])
      expect(new Set(group.map(({ board }) => board))).toEqual(new Set(["mainboard", "sme"]));
    const lines = await readLines(today, docs);
    expect(lines.today.length > listing.length).toBe(!isWeekend);
    expect(lines.upcoming.length).toBeGreaterThan(upcoming.length);
  },
);
