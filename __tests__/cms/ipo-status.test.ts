import type { Store } from "../../cms/src/public-api/store";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { callRouter } from "./call-router";

async function readStatus(today: string, openingDate: string | null, closingDate: string | null) {
  const docs = [{ id: 1, company: "A", status: "open", openingDate, closingDate }] as never[];
  const listDocs = async () => ({ docs, page: 1, totalPages: 1, totalDocs: 1 });
  const store: Store = { mediaUrl: "", today, list: listDocs };
  const { response } = await callRouter(store, iposEndpoint.path);
  return iposEndpoint.read(await response.json()).items[0]?.status;
}

test.each([
  ["2026-11-17", "2026-11-18", "2026-11-20", "upcoming"],
  ["2026-11-18", "2026-11-18", "2026-11-20", "open"],
  ["2026-11-20", "November 18, 2026", "20 Nov 2026", "open"],
  ["2026-11-21", "2026-11-18", "2026-11-20", "closed"],
  ["2026-11-21", "2026-11-18", "2026-11-20T18:30:00.000Z", "open"],
  ["2027-01-01", "2026-11-18", "To be announced", "open"],
  ["2027-01-01", null, "2026-11-20", "open"],
])("IPO-07 on %s an issue from %s to %s is %s", async (today, opens, closes, status) => {
  expect(await readStatus(today, opens, closes)).toBe(status);
});
