import { nameIpoStage } from "../../cms/src/public-api/ipo-lines";
import type { Store } from "../../cms/src/public-api/store";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { callRouter } from "./call-router";

async function readStatus(
  today: string,
  openingDate: string | null,
  closingDate: string | null,
  more: object = {},
  time?: string,
) {
  const docs = [
    { id: 1, company: "A", status: "open", openingDate, closingDate, ...more },
  ] as never[];
  const listDocs = async () => ({ docs, page: 1, totalPages: 1, totalDocs: 1 });
  const hours = { mainboard: { closes: "17:00" }, sme: { closes: "16:00" } };
  const store: Store = { mediaUrl: "", today, time, hours, list: listDocs };
  const { response } = await callRouter(store, iposEndpoint.path);
  return iposEndpoint.read(await response.json()).items[0]?.status;
}

test.each([
  ["2026-11-17", "2026-11-18", "2026-11-20", "upcoming"],
  ["2026-11-18", "2026-11-18", "2026-11-20", "open"],
  ["2026-11-21", "2026-11-18", "2026-11-20", "closed"],
  ["2026-11-20", "2026-11-18T12:00:00.000Z", "2026-11-20T12:00:00.000Z", "open"],
  ["2027-01-01", "2026-11-18", null, "open"],
  ["2027-01-01", null, "2026-11-20", "open"],
])("IPO-07 on %s an issue from %s to %s is %s", async (today, opens, closes, status) => {
  expect(await readStatus(today, opens, closes)).toBe(status);
});

test.each([
  [{ board: "sme" }, undefined, "open"],
  [{ board: "sme" }, "2026-11-20T16:00", "closed"],
  [{ board: "mainboard" }, "2026-11-20T16:00", "open"],
  [{ board: "mainboard" }, "2026-11-20T17:00", "closed"],
  [{ outcome: "withdrawn", outcomeDay: "2026-11-19" }, undefined, "closed"],
  [{ outcome: "postponed", outcomeDay: "2026-11-19" }, undefined, "upcoming"],
  [{ outcome: "extended", outcomeDay: "2026-11-19" }, undefined, "open"],
])("IPO-07, IPO-20 on its last day an issue with %j is at %s %s", async (more, time, status) => {
  expect(await readStatus("2026-11-20", "2026-11-18", "2026-11-20", more, time)).toBe(status);
});

test.each([
  [{ closingDate: "2026-11-21T12:00:00.000Z" }, "Open"],
  [{ listingDate: "2026-11-20T12:00:00.000Z" }, "Listed"],
  [{ outcome: "withdrawn" }, "Withdrawn"],
  [{ openingDate: null, status: "upcoming" }, "Upcoming"],
])("EDT-68 the list of IPOs shows an issue with %j as %s", (more, shown) => {
  const ipo = { openingDate: "2026-11-18T12:00:00.000Z", ...more } as never;
  const hours = { mainboard: { closes: "17:00" }, sme: { closes: "16:00" } };
  expect(nameIpoStage(ipo, "2026-11-20", hours)).toBe(shown);
});
