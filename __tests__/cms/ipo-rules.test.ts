import { findDayWarnings } from "../../cms/src/records/day-warnings";
import { iposEndpoint, type Ipo } from "../../src/shared/contract/ipos";
import { useRestCms } from "./rest-cms";

// Refusals of IPOs by the CMS's REST calls.

const cms = useRestCms({ APPROVAL: "off" });

const IPO = { company: "Mills (sample)", sourceName: "Sample", asOf: "2026-10-20T05:00:00.000Z" };
const REVIEW = {
  ...{ listingAt: "Neutral", review: "Steady.", reviewAuthor: "Analyst A (sample)" },
  ...{ reviewDate: "2026-11-20", holdingStatement: "No holding (sample)." },
};

test("IPO-08, IPO-13 returns an editor's fields, and refuses an IPO without source", async () => {
  const company = "Whole <script>alert(1)</script>";
  const more = {
    ...{ board: "sme", exchange: "NSE Emerge", lotSize: 1200, minLots: 2, priceMin: 96.5 },
    ...{ priceMax: 101, allotmentDate: "2026-11-24", registrar: "Registrar A (sample)" },
    ...{ registrarLink: "https://r.example", rhpLink: "/r.pdf", drhpLink: "/d.pdf" },
    ...{ sourceLink: "https://s.example", reviewAuthor: "Analyst (sample)" },
  };
  const saveIpo = (fault: object) =>
    cms.post("/cms/api/ipos", { ...IPO, ...more, company, ...fault });
  expect((await saveIpo({})).status).toBe(201);
  const raw = (await cms.get<{ company: string }[]>(iposEndpoint.path)).json;
  expect(raw.find((ipo) => ipo.company === company)).toMatchObject({ ...IPO, ...more, company });
  for (const [fault, message] of [
    [{ sourceName: null }, "Enter where these figures come from"],
    [{ asOf: null }, "Enter when these figures were taken"],
    [{ rhpLink: "javascript:alert(1)" }, "Use an address with https://"],
    [{ lotSize: 1.5 }, "must be a whole number, 1 or more"],
    [{ priceMin: 102 }, "The highest price, 101, is below the lowest, 102."],
  ] as const) {
    const { status, text } = await saveIpo(fault);
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  }
});

test("IPO-18 a rating or review needs author, day and holding statement", async () => {
  for (const [fault, message] of [
    [{ reviewAuthor: " " }, "Enter the name of the author"],
    [{ reviewDate: null }, "Enter the review date"],
    [{ holdingStatement: "\u200b", listingAt: null }, "Enter whether the author holds"],
    [{ holdingStatement: null, review: null }, "Enter whether the author holds"],
  ] as const) {
    const { status, text } = await cms.post("/cms/api/ipos", { ...IPO, ...REVIEW, ...fault });
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  }
  expect((await cms.post("/cms/api/ipos", { ...IPO, ...REVIEW })).status).toBe(201);
  expect((await cms.post("/cms/api/ipos", IPO)).status).toBe(201);
  const read = iposEndpoint.read((await cms.get<unknown>(iposEndpoint.path)).json).items;
  const reviewed = read.find(({ review }) => review === "Steady.");
  const { reviewAuthor, reviewDate, holdingStatement }: Partial<Ipo> = reviewed ?? {};
  expect({ reviewAuthor, reviewDate, holdingStatement }).toEqual({
    ...{ reviewAuthor: "Analyst A (sample)", reviewDate: "2026-11-20" },
    holdingStatement: "No holding (sample).",
  });
});

test.each([
  ["review", "GMP is 40"],
  ["issuePrice", "₹ 100 (G.M.P. 20)"],
  ["company", "Mills, Grey  Market Premium 10%"],
  ["listingAt", "gray-market favourite"],
  ["registrar", "g\u200bmp"],
])("TRU-24 %s of an IPO cannot contain “%s”", async (field, value) => {
  const { status, text } = await cms.post("/cms/api/ipos", { ...IPO, ...REVIEW, [field]: value });
  expect([status, text]).toEqual([400, expect.stringContaining("unofficial price")]);
  expect(text).toContain(`"path":"${field}"`);
});

test("TRU-24 no column and no field of the site contains a grey market premium", async () => {
  const figures = { gmp: "40 of 100", greyMarketPremium: "40 of 100" };
  const { status, text } = await cms.post("/cms/api/ipos", { ...IPO, ...REVIEW, ...figures });
  expect([status, text]).toEqual([201, expect.not.stringMatching(/40 of 100|gmp|gr[ae]y/i)]);
  const { items } = iposEndpoint.read([{ _id: "1", ...IPO, ...figures }]);
  expect([items.length, JSON.stringify(items)]).toEqual([1, expect.not.stringMatching("40 of")]);
});

test("TRU-24, IPO-17 upcoming IPOs and listings refuse a grey market premium; a listing needs a day", async () => {
  const day = "2026-11-26";
  const gmp = { upcomingIpos: "Mills (GMP 12)", ipoListingsToday: "Mills (GMP 12)", day };
  for (const collection of ["upcoming-ipos", "ipo-listings"])
    expect((await cms.post(`/cms/api/${collection}`, gmp)).text).toContain("unofficial price");
  const noDay = await cms.post("/cms/api/ipo-listings", { ipoListingsToday: "Mills" });
  expect([noDay.status, noDay.text]).toEqual([
    400,
    expect.stringContaining("Enter the listing date"),
  ]);
  await cms.post("/cms/api/ipo-listings", { ipoListingsToday: "Mills", day });
  await cms.post("/cms/api/ipo-listings", { ipoListingsToday: "Old", day: "2026-11-25" });
  expect((await cms.get<object[]>("/api/company/list")).json).toEqual([
    { _id: "1", ipoListingsToday: "Mills" },
  ]);
  for (const allowed of ["Good manufacturing practice", "gmprint.example", "An LGMP plant"])
    expect((await cms.post("/cms/api/ipos", { ...IPO, company: allowed })).status).toBe(201);
});

const DAYS = { openingDate: "2026-11-20", closingDate: "2026-11-24" };
test.each([
  [{ allotmentDate: "2026-11-23" }, "would allot on 2026-11-23, before it closes on 2026-11-24"],
  [{ listingDate: "2026-11-23" }, "would list on 2026-11-23, before it closes on 2026-11-24"],
  [
    { allotmentDate: "2026-11-26", listingDate: "2026-11-25" },
    "would list on 2026-11-25, before it allots on 2026-11-26",
  ],
  [{ board: "sme", minLots: 1 }, "opens from 1 July 2025 on has at least 2 lots"],
  [{ outcome: "withdrawn" }, "Enter the day and the source of the announcement"],
  [{ outcome: "extended", outcomeDay: "2026-11-23" }, "Enter the day and the source"],
  [{ ...REVIEW, listingAt: "Strong buy" }, "Use one of these ratings: Subscribe for long term,"],
])("IPO-07, IPO-10, IPO-20, IPO-22 an IPO with %j is refused: %s", async (fault, message) => {
  const { status, text } = await cms.post("/cms/api/ipos", { ...IPO, ...DAYS, ...fault });
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

test("IPO-10, IPO-20 an SME issue of before July 2025 may have one lot, an outcome its source", async () => {
  const early = { board: "sme", minLots: 1, openingDate: "2025-06-30" };
  const outcome = { outcome: "withdrawn", outcomeDay: "23/11/2026", outcomeSource: "Notice" };
  for (const data of [early, { ...DAYS, ...outcome }])
    expect((await cms.post("/cms/api/ipos", { ...IPO, ...data })).status).toBe(201);
  const { items } = iposEndpoint.read((await cms.get<unknown>(iposEndpoint.path)).json);
  expect(items.at(-1)).toMatchObject({ ...outcome, outcomeDay: "2026-11-23", status: "closed" });
});

test.each([
  [DAYS, []],
  [
    { openingDate: "2026-11-23", closingDate: "2026-11-24" },
    ["open for 2 working days, fewer than 3"],
  ],
  [
    { closingDate: "2026-11-28", listingDate: "2026-12-06" },
    ["Closing date: 28 November 2026 is a Saturday.", "Listing date: 6 December 2026 is a Sunday."],
  ],
])("IPO-21 the days %j of an issue give the warnings %j", (days, warnings) => {
  expect(findDayWarnings(days, 3)).toEqual(warnings.map((text) => expect.stringContaining(text)));
});
