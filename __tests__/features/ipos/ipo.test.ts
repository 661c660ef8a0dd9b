import { iposEndpoint } from "../../../src/shared/contract/ipos";
import { filterIpos, describeNoIpos } from "../../../src/features/ipos/ipo-filter";
import { chooseNextSort, sortIpos, type IpoSort } from "../../../src/features/ipos/ipo-sort";
import {
  formatIpoDate,
  formatIpoNumber,
  formatIpoText,
} from "../../../src/features/ipos/ipo-values";

const toIpos = (records: Record<string, unknown>[]) =>
  iposEndpoint.read(records.map((record, index) => ({ _id: index + 1, ...record }))).items;

test.each([
  ["2026-11-20", "Nov 20, 2026"],
  ["2026-11-20T18:29:59.000Z", "Nov 20, 2026"],
  ["2026-11-20T18:30:00.000Z", "Nov 21, 2026"],
  ["2026-11-20T23:30:00", "Nov 20, 2026"],
  ["2026-11-20T00:30:00", "Nov 20, 2026"],
  ["March 15, 2025", "Mar 15, 2025"],
  ["15 Sept 2025", "Sep 15, 2025"],
  ["2026/1/5", "Jan 05, 2026"],
  ["Sat Mar 15 2025 00:00:00 GMT+0530 (India Standard Time)", "Mar 15, 2025"],
  ["Fri, 14 Mar 2025 18:30:00 GMT", "Mar 15, 2025"],
  ["Sat Mar 15 2025", "Mar 15, 2025"],
  ["1741977000000", "Mar 15, 2025"],
  ["1741977000", "Mar 15, 2025"],
  ["2026-02-30", "2026-02-30"],
  ["2026/02/30", "2026/02/30"],
  ["February 31, 2025", "February 31, 2025"],
  ["March 2025", "March 2025"],
  ["Marwadi 12, 2025", "Marwadi 12, 2025"],
  ["15/03/2025", "Mar 15, 2025"],
  ["March 15, 2025 onwards", "March 15, 2025 onwards"],
  ["Sample Lead Managers 2", "Sample Lead Managers 2"],
  ["2026", "2026"],
  ["360 12", "360 12"],
  [null, "N/A"],
])("IPO-04 %j shows as %j", (value, expected) => {
  expect(formatIpoDate(value)).toBe(expected);
});

test("IPO-08 reads optional fields where present", () => {
  const whole = {
    ...{ board: "sme", exchange: "NSE Emerge", lotSize: 1200, minLots: 2, priceMin: 96.5 },
    ...{ priceMax: 101, allotmentDate: "2026-11-24", registrar: "Registrar A (sample)" },
    ...{ registrarUrl: "https://r.example", prospectusUrl: "/r.pdf", draftProspectusUrl: "/d.pdf" },
    ...{ sourceName: "Prospectus", sourceUrl: "https://s.example", reviewAuthor: "Analyst" },
    asOf: "2026-11-20T04:30:00.000Z",
  };
  const links = { registrarLink: "https://r.example", rhpLink: "/r.pdf", drhpLink: "d.pdf" };
  const raw = { ...whole, ...links, lotSize: "1200", sourceLink: "https://s.example" };
  const odd = { board: "third", lotSize: "many", priceMin: {}, rhpLink: "javascript:x", asOf: 7 };
  const nothing = Object.fromEntries(Object.keys(whole).map((field) => [field, null]));
  expect(toIpos([raw, {}, odd])).toMatchObject([whole, nothing, nothing]);
});

test("IPO-02 shows numbers in Indian grouping, other text unchanged, nothing as N/A", () => {
  expect(formatIpoNumber("151000")).toBe("1,51,000");
  expect(formatIpoNumber("1,820.50")).toBe("1,820.5");
  expect(formatIpoNumber("₹ 448 – 472")).toBe("₹ 448 – 472");
  expect(formatIpoNumber("12-15")).toBe("12-15");
  expect(formatIpoNumber(null)).toBe("N/A");
  expect(formatIpoText("")).toBe("N/A");
  expect(formatIpoText("Neutral")).toBe("Neutral");
});

test("IPO-03 the search matches any part of a name in any case, the status is exact", () => {
  const list = toIpos([
    { company: "Amber Foods", status: "open" },
    { company: "Camber Ltd", status: "closed" },
    { company: "Zinc Ltd", status: "Open" },
  ]);
  const filterNames = (search: string, status: "" | "open" | "closed") =>
    filterIpos(list, { search, status, stage: "", board: "" }, "2026-11-26").map(
      ({ company }) => company,
    );
  expect(filterNames("", "")).toHaveLength(3);
  expect(filterNames("AMBER", "")).toEqual(["Amber Foods", "Camber Ltd"]);
  expect(filterNames(" amber ", "closed")).toEqual(["Camber Ltd"]);
  expect(filterNames("", "open")).toEqual(["Amber Foods"]);
  expect(filterNames(".*", "")).toEqual([]);
});

test.each([
  ["", "", "No IPOs available", null],
  ["  ", "", "No IPOs available", null],
  ["abc", "", 'No IPOs found for "abc"', "Try a different filter"],
  ["abc", "open", 'No IPOs found for "abc" with status "open"', "Try a different filter"],
  [" ", "closed", 'No IPOs found with status "closed"', "Try a different filter"],
] as const)("IPO-05 a search for %j with status %j shows %j", (search, status, text, hint) => {
  expect(describeNoIpos({ search, status, stage: "", board: "" })).toEqual({ text, hint });
});

test("IPO-02 names are sorted naturally, dates by time, prices by their lower end", () => {
  const list = toIpos([
    { company: "beta 10", openingDate: "2026-11-20", issuePrice: "₹ 1,100 – 1,200" },
    { company: "Alpha", openingDate: "soon", issuePrice: null },
    { company: "beta 9", openingDate: "2025-12-31", issuePrice: 96 },
    { company: "", openingDate: null, issuePrice: "to be fixed" },
  ]);
  const sortAll = (sort: IpoSort | null) => sortIpos(list, sort).map(({ company }) => company);
  const sortBy = (column: IpoSort["column"], descending = false) => sortAll({ column, descending });
  expect(sortBy("company")).toEqual(["Alpha", "beta 9", "beta 10", ""]);
  expect(sortBy("company", true)).toEqual(["beta 10", "beta 9", "Alpha", ""]);
  for (const column of ["openingDate", "issuePrice"] as const) {
    expect(sortBy(column)).toEqual(["beta 9", "beta 10", "Alpha", ""]);
    expect(sortBy(column, true)).toEqual(["beta 10", "beta 9", "Alpha", ""]);
  }
  // Without a choice the list keeps the API's order.
  expect(sortAll(null)).toEqual(["beta 10", "Alpha", "beta 9", ""]);
});

test("IPO-02 each press sorts a column up, then down, then not at all", () => {
  const up = chooseNextSort(null, "company");
  const down = chooseNextSort(up, "company");
  expect([up?.descending, down?.descending]).toEqual([false, true]);
  expect(chooseNextSort(down, "company")).toBeNull();
  expect(chooseNextSort(down, "rating")).toEqual({ column: "rating", descending: false });
});
