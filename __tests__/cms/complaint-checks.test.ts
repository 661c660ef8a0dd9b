import type { ComplaintMonth, ComplaintReport, ComplaintYear } from "../../cms/src/payload-types";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";

type Saved<Doc> = { doc: Doc };

// The months below have ended.
const cms = useRestCms({ SITE_TODAY: "2099-12-08", APPROVAL: "off" });

const saveMonth = (data: object) =>
  cms.post<Saved<ComplaintMonth>>("/cms/api/complaint-months", { year: 2031, ...data });
const toReportRow = (received: number, resolved: number, pendingOver3Months: number) => ({
  ...{ received, resolved, pendingOver3Months, avgResolutionTime: 10 + received },
});
const saveReport = (data: object) =>
  cms.post<Saved<ComplaintReport>>("/cms/api/complaint-reports", data);
const typed = {
  directlyFromInvestors: toReportRow(5, 4, 1),
  sebiScores: toReportRow(1, 0, 0),
  otherSources: toReportRow(0, 0, 0),
};
const toRow = (carriedForward: number, received: number, resolved: number) => ({
  ...{ carriedForward, received, resolved, pending: carriedForward + received - resolved },
});

test("CHR-07 a month that does not carry forward is refused with both records and both figures", async () => {
  await saveMonth({ month: "01", ...toRow(0, 5, 3) });
  const { status, text } = await saveMonth({ month: "02", ...toRow(1, 2, 1) });
  expect([status, text]).toEqual([
    400,
    expect.stringContaining(
      "Complaint month February 2031: Carried forward is 1. It must equal Pending of Complaint month January 2031, which is 2.",
    ),
  ]);
  expect(text).toContain('"path":"carriedForward"');
  expect((await saveMonth({ month: "02", ...toRow(2, 2, 1) })).status).toBe(201);
});

test("CHR-07 a correction of a month is checked with the month after it", async () => {
  const { json } = await saveMonth({ month: "05", ...toRow(0, 3, 1) });
  await saveMonth({ month: "06", ...toRow(2, 1, 1) });
  const change = { resolved: 2, pending: 1 };
  const refused = await cms.patch(`/cms/api/complaint-months/${json.doc.id}`, change);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining("June 2031: Carried forward is 2. It must equal Pending of"),
  ]);
});

test("CHR-07 a reason overrules a difference and is sent to the site; without a difference it is cleared", async () => {
  await saveMonth({ month: "08", ...toRow(0, 4, 1) });
  const overruleReason = "One complaint was moved to another entity.";
  const saved = await saveMonth({ month: "09", ...toRow(2, 0, 1), overruleReason });
  expect(saved.status).toBe(201);
  const shown = await cms.get<{ month: string; note: string | null }[]>("/api/table");
  expect(shown.json.find((each) => each.month === "September 2031")?.note).toBe(overruleReason);
  const after = await saveMonth({ month: "10", ...toRow(1, 0, 1), overruleReason });
  expect(after.json.doc.overruleReason).toBe(null);
});

test("CHR-07 a financial year is the sum of its months, and continues the previous year", async () => {
  for (let index = 0; index < 12; index++) {
    const name = String(((index + 3) % 12) + 1).padStart(2, "0");
    await saveMonth({ year: index < 9 ? 2035 : 2036, month: name, ...toRow(0, 2, 2) });
  }
  const saveYear = (row: object) => cms.post<Saved<ComplaintYear>>("/cms/api/complaint-years", row);
  const refused = await saveYear({ year: "2035-36", ...toRow(0, 23, 23) });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining(
      "Complaint year 2035-36: Received is 23. It must equal Received of Sum of the complaint months April 2035 to March 2036, which is 24.",
    ),
  ]);
  expect((await saveYear({ year: "2035-36", ...toRow(0, 24, 24) })).status).toBe(201);
  expect((await saveYear({ year: "2036-37", ...toRow(3, 0, 3) })).text).toContain(
    "Complaint year 2036-37: Carried forward is 3. It must equal Pending of Complaint year 2035-36, which is 0.",
  );
});

test("CHR-07 staff type only received, resolved and ages of a new month; the CMS fills in the rest", async () => {
  await saveMonth({ year: 2040, month: "12", ...toRow(0, 9, 4) });
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

test("CHR-07 the active report is compared with its month, and cannot have more old complaints than pending ones", async () => {
  await saveMonth({ year: 2050, month: "03", ...toRow(0, 7, 4) });
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

test("CHR-07 the active report fills in its month and year, also when it is corrected", async () => {
  for (const number of ["04", "05"])
    await saveMonth({ year: 2070, month: number, ...toRow(0, 2, 2) });
  const year = "2070-71 (April to May 2070)";
  await cms.post("/cms/api/complaint-years", { year, ...toRow(0, 4, 4) });
  const toPlainRow = (received: number, resolved: number) => ({
    ...toReportRow(received, resolved, 0),
    pendingEndLastMonth: 0,
  });
  const rows = { sebiScores: toPlainRow(0, 0), otherSources: toPlainRow(0, 0) };
  const saved = await saveReport({
    ...{ monthEnding: "June 2070", active: true, impersonationComplaints: 0, updateTrends: true },
    ...{ ...rows, directlyFromInvestors: toPlainRow(5, 4) },
  });
  const readTrends = async () => {
    const months = await cms.get<{ docs: ComplaintMonth[] }>(
      "/cms/api/complaint-months?where[year][equals]=2070&where[month][equals]=06",
    );
    const years = await cms.get<{ docs: ComplaintYear[] }>(
      "/cms/api/complaint-years?where[year][like]=2070",
    );
    return [months.json.docs, years.json.docs];
  };
  const june = "2070-71 (April to June 2070)";
  expect(await readTrends()).toMatchObject([[toRow(0, 5, 4)], [{ year: june, ...toRow(0, 9, 8) }]]);

  const correction = {
    ...{ directlyFromInvestors: { received: 6, totalPending: 2 }, updateTrends: true },
    grandTotal: { received: 6, totalPending: 2 },
  };
  const address = `/cms/api/complaint-reports/${saved.json.doc.id}`;
  expect((await cms.patch(address, { ...correction, updateTrends: false })).text).toContain(
    "Grand total: Received is 6. It must equal Received of Complaint month June 2070, which is 5.",
  );
  expect((await cms.patch(address, correction)).status).toBe(200);
  expect(await readTrends()).toMatchObject([
    [toRow(0, 6, 4)],
    [{ year: june, ...toRow(0, 10, 8) }],
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

test("CHR-07 each of two reports activated together updates its own month", async () => {
  const shown = { ...typed, impersonationComplaints: 0 };
  for (const monthEnding of ["June 2080", "June 2081"]) await saveReport({ ...shown, monthEnding });
  const where = "where[monthEnding][in]=June 2080,June 2081";
  const change = { active: true, updateTrends: true };
  const changed = await cms.patch(`/cms/api/complaint-reports?${where}`, change);
  expect(changed.text).toContain('"errors":[]');
  const months = await cms.get<{ docs: ComplaintMonth[] }>(
    "/cms/api/complaint-months?where[year][in]=2080,2081&sort=year",
  );
  expect(months.json.docs.map(({ year }) => year)).toEqual([2080, 2081]);
});

const NO_FIGURES = toRow(0, 0, 0);

test.each([
  [
    "months",
    { year: 2019, month: "03", ...toRow(2, 3, 1), pending: 5 },
    "March 2019: Pending must be 2 + 3 − 1 = 4, not 5.",
  ],
  [
    "years",
    { year: "2018-19", ...toRow(2, 3, 1), pending: 5 },
    "2018-19: Pending must be 2 + 3 − 1 = 4, not 5.",
  ],
  [
    "months",
    { year: 2018, month: "01", ...NO_FIGURES, received: -1, pending: -1 },
    "Received must be a whole number, 0 or more.",
  ],
])("CHR-02 complaint %s refuse %j: %s", async (kind, data, message) => {
  const { status, text } = await cms.post(`/cms/api/complaint-${kind}`, data);
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

test("CHR-02 a month that exists is refused", async () => {
  const month = { year: 2016, month: "10", ...NO_FIGURES };
  expect((await saveMonth(month)).status).toBe(201);
  expect((await saveMonth(month)).status).toBe(400);
});

test("CHR-02 one number of a saved report is checked against the others", async () => {
  const data = { ...typed, monthEnding: "May 2090", impersonationComplaints: 0 };
  const wrong = { ...typed.sebiScores, pendingEndLastMonth: 1, totalPending: 4 };
  const refused = await saveReport({ ...data, sebiScores: wrong });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining("SEBI (SCORES): Total pending must be 1 + 1 − 0 = 2, not 4."),
  ]);
  expect(refused.text).toContain("sebiScores.totalPending");
  const { json } = await saveReport({
    ...data,
    otherSources: { ...toReportRow(1, 1, 0), pendingEndLastMonth: 0 },
  });
  const change = { otherSources: { received: 7 } };
  const { status, text } = await cms.patch(`/cms/api/complaint-reports/${json.doc.id}`, change);
  expect([status, text]).toEqual([
    400,
    expect.stringContaining("Other sources: Total pending must be 0 + 7 − 1 = 6"),
  ]);
});

test("CHR-02 activating a report, however it is sent, deactivates the previous one", async () => {
  const listActiveIds = async () =>
    (
      await cms.get<{ docs: ComplaintReport[] }>(
        "/cms/api/complaint-reports?where[active][equals]=true",
      )
    ).json.docs.map(({ id }) => id);
  const addReport = async (monthEnding: string) =>
    (await saveReport({ ...typed, monthEnding, active: true, impersonationComplaints: 0 })).json.doc
      .id;
  const previous = await addReport("May 2091");
  expect(await listActiveIds()).toEqual([previous]);
  const id = await addReport("May 2092");
  expect(await listActiveIds()).toEqual([id]);
  expect((await cms.get("/api/complaint-report/active")).text).toContain("May 2092");
  for (const [active, address] of [
    [previous, `${previous}`],
    [id, `${id}?select[id]=true`],
    [previous, `${previous}?select[monthEnding]=true`],
  ] as const) {
    await cms.patch(`/cms/api/complaint-reports/${address}`, { active: true });
    expect(await listActiveIds()).toEqual([active]);
  }
});

test("CHR-02 a report cannot be copied", async () => {
  const { json } = await saveReport({
    ...typed,
    monthEnding: "May 2093",
    impersonationComplaints: 0,
  });
  const copied = await cms.post(`/cms/api/complaint-reports/${json.doc.id}/duplicate`, {});
  expect(copied.status).toBeGreaterThanOrEqual(400);
});

test("a copied carousel is hidden", async () => {
  const { json } = await cms.upload(await createPng());
  const images = Object.fromEntries([1, 2, 3, 4].map((n) => [`img${n}`, json.doc.id]));
  const add = (call: string, data: object) =>
    cms.post<Saved<{ id: number; active: boolean }>>(`/cms/api/small-carousels${call}`, data);
  const shown = (await add("", { name: "Shown", active: true, ...images })).json.doc;
  expect(shown.active).toBe(true);
  expect((await add(`/${shown.id}/duplicate`, {})).json.doc.active).toBe(false);
});
