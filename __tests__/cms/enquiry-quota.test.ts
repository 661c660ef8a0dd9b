import type { Payload } from "payload";
import { checkQuota } from "../../cms/src/enquiries/check-quota";
import { createEnquiryLimits } from "../../cms/src/enquiries/enquiry-limits";

// No PDF is sent here, and Jest cannot load the database's ES modules.
jest.mock("../../cms/src/lib/sql", () => ({}));

const LIMITS = { perTenMinutes: 0, perDay: 30, perDayInAll: 1000, attachmentsMegabytes: 0 };

/** Starts a day: `send` is true if an enquiry is accepted, `flood` counts all accepted ones. */
function openDay() {
  let stored = 0;
  const logged: string[] = [];
  const payload = {
    count: async () => ({ totalDocs: stored }),
    logger: { error: (line: string) => logged.push(line) },
  } as unknown as Payload;
  const { accepted } = createEnquiryLimits(LIMITS, () => 0);
  const sendFrom = async (address: string): Promise<boolean> => {
    const turn = accepted.acquire(new Headers({ "x-forwarded-for": address }));
    if (!turn.ok) return false;
    try {
      await checkQuota(payload, LIMITS, { pdf: null, earlier: turn.earlier });
      stored += 1;
      return true;
    } catch {
      turn.release();
      return false;
    }
  };
  const sendMany = async (addresses: string[]) => {
    for (const address of addresses) for (let at = 0; at < 31; at++) await sendFrom(address);
    return stored;
  };
  return { send: sendFrom, flood: sendMany, logged };
}

test("FRM-03 a flood from 34 networks does not close the forms for new ones, nor for one that sent an enquiry", async () => {
  const day = openDay();
  expect(await day.send("192.0.2.1")).toBe(true);
  const networks = Array.from({ length: 34 }, (_, at) => `203.0.${at}.7`);
  // 800, and up to four from each of the seven networks that have sent nothing yet.
  expect(await day.flood(networks)).toBe(828);
  expect(await day.send("203.0.3.99")).toBe(false);
  for (let at = 0; at < 2; at++) expect(await day.send("192.0.2.1")).toBe(true);
  for (let at = 0; at < 170; at++) expect(await day.send(`198.51.${at}.1`)).toBe(true);
  expect(await day.send("198.52.0.1")).toBe(false);
  expect(day.logged).toEqual([
    expect.stringContaining("500 of 1000 enquiries of a day"),
    expect.stringContaining("new ones are refused"),
  ]);
});

test("FRM-03 a neighbour within an IPv6 /32 can still use the last share of the day", async () => {
  const day = openDay();
  const networks = Array.from({ length: 34 }, (_, at) => `2001:${at}::7`);
  expect(await day.flood(networks)).toBe(828);
  expect(await day.send("2001:3::99")).toBe(false);
  expect(await day.send("2001:3:1::99")).toBe(true);
});

test("FRM-03 an IPv6 /48 counts as four addresses, a /32 as a quarter of the day", async () => {
  const toAddresses = (length: number, address: (at: string) => string) =>
    Array.from({ length }, (_, at) => address(at.toString(16)));
  expect(await openDay().flood(toAddresses(40, (at) => `2001:db8:1:${at}::1`))).toBe(120);
  expect(await openDay().flood(toAddresses(40, (at) => `2001:db8:${at}::1`))).toBe(250);
  expect(await openDay().flood(toAddresses(40, (at) => `2001:${at}::1`))).toBe(851);
});
