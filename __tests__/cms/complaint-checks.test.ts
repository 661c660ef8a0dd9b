import type { ComplaintMonth, ComplaintReport, ComplaintYear } from "../../cms/src/payload-types";
import { startRestCms, type RestCms } from "./rest-cms";

type Saved<Doc> = { doc: Doc };

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

const month = (data: object) =>
  cms.post<Saved<ComplaintMonth>>("/cms/api/complaint-months", { year: 2031, ...data });
const row = (received: number, resolved: number, pendingOver3Months: number) => ({
  ...{ received, resolved, pendingOver3Months, avgResolutionTime: 10 + received },
});
const saveReport = (data: object) =>
  cms.post<Saved<ComplaintReport>>("/cms/api/complaint-reports", data);
const typed = {
  directlyFromInvestors: row(5, 4, 1),
  sebiScores: row(1, 0, 0),
  otherSources: row(0, 0, 0),
};
const figures = (carriedForward: number, received: number, resolved: number) => ({
  ...{ carriedForward, received, resolved, pending: carriedForward + received - resolved },
});

test("CHR-07 a month that does not carry forward is refused with both records and both figures", async () => {
  await month({ month: "01", ...figures(0, 5, 3) });
  const { status, text } = await month({ month: "02", ...figures(1, 2, 1) });
  expect([status, text]).toEqual([
    400,
    expect.stringContaining(
      "Complaint month February 2031: Carried forward is 1. It must equal Pending of Complaint month January 2031, which is 2.",
    ),
  ]);
  expect(text).toContain('"path":"carriedForward"');
  expect((await month({ month: "02", ...figures(2, 2, 1) })).status).toBe(201);
});

test("CHR-07 a correction of a month is checked with the month after it", async () => {
  const { json } = await month({ month: "05", ...figures(0, 3, 1) });
  await month({ month: "06", ...figures(2, 1, 1) });
  const change = { resolved: 2, pending: 1 };
  const refused = await cms.patch(`/cms/api/complaint-months/${json.doc.id}`, change);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining("June 2031: Carried forward is 2. It must equal Pending of"),
  ]);
});

test("CHR-07 a reason overrules a difference and is sent to the site; without one it is cleared", async () => {
  await month({ month: "08", ...figures(0, 4, 1) });
  const overruleReason = "One complaint was moved to another entity.";
  const saved = await month({ month: "09", ...figures(2, 0, 1), overruleReason });
  expect(saved.status).toBe(201);
  const shown = await cms.get<{ month: string; note: string | null }[]>("/api/table");
  expect(shown.json.find((each) => each.month === "September 2031")?.note).toBe(overruleReason);
  const after = await month({ month: "10", ...figures(1, 0, 1), overruleReason });
  expect(after.json.doc.overruleReason).toBe(null);
});

test("CHR-07 a financial year is the sum of its months, and follows the year before it", async () => {
  for (let index = 0; index < 12; index++) {
    const name = String(((index + 3) % 12) + 1).padStart(2, "0");
    await month({ year: index < 9 ? 2035 : 2036, month: name, ...figures(0, 2, 2) });
  }
  const year = (data: object) => cms.post<Saved<ComplaintYear>>("/cms/api/complaint-years", data);
  const refused = await year({ year: "2035-36", ...figures(0, 23, 23) });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining(
      "Complaint year 2035-36: Received is 23. It must equal Received of Sum of the complaint months April 2035 to March 2036, which is 24.",
    ),
  ]);
  expect((await year({ year: "2035-36", ...figures(0, 24, 24) })).status).toBe(201);
  expect((await year({ year: "2036-37", ...figures(3, 0, 3) })).text).toContain(
    "Complaint year 2036-37: Carried forward is 3. It must equal Pending of Complaint year 2035-36, which is 0.",
  );
});

test("CHR-07 for a new month only received, resolved and ages are typed", async () => {
  await month({ year: 2040, month: "12", ...figures(0, 9, 4) });
  const { json } = await cms.post<Saved<ComplaintMonth>>("/cms/api/complaint-months", {
    ...{ received: 6, resolved: 5 },
  });
  const follows = { year: 2041, month: "01", carriedForward: 5, pending: 6 };
  expect(json.doc).toMatchObject(follows);

  const first = { ...typed, monthEnding: "December 2040", impersonationComplaints: 0 };
  await saveReport(first);
  const next = await saveReport({ ...typed, impersonationComplaints: 1 });
  expect(next.json.doc).toMatchObject({
    monthEnding: "January 2041",
    directlyFromInvestors: { pendingEndLastMonth: 1, totalPending: 2 },
    sebiScores: { pendingEndLastMonth: 1, totalPending: 2 },
    grandTotal: {
      ...{ pendingEndLastMonth: 2, received: 6, resolved: 4, totalPending: 4 },
      ...{ pendingOver3Months: 1, avgResolutionTime: 15 },
    },
  });
});

test("CHR-07 the active report is compared with its month, and no more can be old than pending", async () => {
  await month({ year: 2050, month: "03", ...figures(0, 7, 4) });
  const data = { ...typed, monthEnding: "March 2050", active: true, impersonationComplaints: 0 };
  const none = { pendingEndLastMonth: 0 };
  const rows = {
    directlyFromInvestors: { ...typed.directlyFromInvestors, ...none },
    sebiScores: { ...typed.sebiScores, ...none },
    otherSources: { ...typed.otherSources, ...none },
  };
  const refused = await saveReport({ ...data, ...rows });
  expect(refused.text).toContain(
    "Complaint report March 2050: Grand total: Received is 6. It must equal Received of Complaint month March 2050, which is 7.",
  );
  const otherSources = { ...rows.otherSources, pendingOver3Months: 9 };
  expect((await saveReport({ ...data, ...rows, active: false, otherSources })).text).toContain(
    "Grand total: Pending over 3 months is 10. It cannot be more than Grand total: Total pending of",
  );
});

test("CHR-07 the month and the year follow from the active report, also when it is corrected", async () => {
  for (const number of ["04", "05"])
    await month({ year: 2070, month: number, ...figures(0, 2, 2) });
  const year = "2070-71 (April to May 2070)";
  await cms.post("/cms/api/complaint-years", { year, ...figures(0, 4, 4) });
  const plainRow = (received: number, resolved: number) => ({
    ...row(received, resolved, 0),
    pendingEndLastMonth: 0,
  });
  const rows = { sebiScores: plainRow(0, 0), otherSources: plainRow(0, 0) };
  const saved = await saveReport({
    ...{ monthEnding: "June 2070", active: true, impersonationComplaints: 0, updateTrends: true },
    ...{ ...rows, directlyFromInvestors: plainRow(5, 4) },
  });
  const trends = async () => {
    const months = await cms.get<{ docs: ComplaintMonth[] }>(
      "/cms/api/complaint-months?where[year][equals]=2070&where[month][equals]=06",
    );
    const years = await cms.get<{ docs: ComplaintYear[] }>(
      "/cms/api/complaint-years?where[year][like]=2070",
    );
    return [months.json.docs, years.json.docs];
  };
  const june = "2070-71 (April to June 2070)";
  expect(await trends()).toMatchObject([[figures(0, 5, 4)], [{ year: june, ...figures(0, 9, 8) }]]);

  const correction = {
    ...{ directlyFromInvestors: { received: 6, totalPending: 2 }, updateTrends: true },
    grandTotal: { received: 6, totalPending: 2 },
  };
  const address = `/cms/api/complaint-reports/${saved.json.doc.id}`;
  expect((await cms.patch(address, { ...correction, updateTrends: false })).text).toContain(
    "Grand total: Received is 6. It must equal Received of Complaint month June 2070, which is 5.",
  );
  expect((await cms.patch(address, correction)).status).toBe(200);
  expect(await trends()).toMatchObject([
    [figures(0, 6, 4)],
    [{ year: june, ...figures(0, 10, 8) }],
  ]);
});

test("CHR-06 the number of complaints due to impersonation is required and whole", async () => {
  const data = { ...typed, monthEnding: "May 2060" };
  for (const impersonationComplaints of [undefined, null, -1, 1.5]) {
    const { status, text } = await saveReport({ ...data, impersonationComplaints });
    expect([status, text]).toEqual([400, expect.stringContaining("Type 0 if there was none.")]);
  }
  await saveReport({ ...data, active: true, impersonationComplaints: 3 });
  const shown = await cms.get<{ data: { active: object } }>("/api/complaint-report/active");
  expect(shown.json.data.active).toMatchObject({ impersonationComplaints: 3, note: null });
});
