import type { Payload } from "payload";
import { getToday } from "../../cms/src/complaints/register-settings";
import type { Complaint, ComplaintReport } from "../../cms/src/payload-types";
import type { ImportResult } from "../../cms/src/tables/row-result";
import { useRestCms } from "./rest-cms";

type Saved<Doc> = { doc: Doc };

const cms = useRestCms({ SITE_TODAY: "2026-12-08", APPROVAL: "off" });

const addEntry = async (data: object) => {
  const saved = await cms.post<Saved<Complaint>>("/cms/api/complaints", data);
  expect([saved.status, saved.text]).toEqual([201, expect.any(String)]);
  return saved.json.doc;
};
const change = (id: number, data: object) =>
  cms.patch<Saved<Complaint>>(`/cms/api/complaints/${id}`, data);
const readEntry = async (id: number) =>
  (await cms.get<Complaint>(`/cms/api/complaints/${id}?depth=0`)).json;
const saveReport = (data: object) =>
  cms.post<Saved<ComplaintReport>>("/cms/api/complaint-reports", { active: true, ...data });

test("CHR-17 a form that is sent at night is received on the day in India", () => {
  const payload = { config: { custom: { register: { siteToday: null } } } };
  const sentAt = new Date("2026-10-31T21:00:00Z");
  expect(getToday(payload as unknown as Payload, sentAt)).toBe("2026-11-01");
});

test("CHR-17 an entry added by hand gets reference and days, and follows its states", async () => {
  const entry = await addEntry({ source: "sebiScores", receivedOn: "2026-11-20" });
  expect(entry).toMatchObject({ state: "accepted", closedOn: null });
  expect(entry.reference).toMatch(/^20\d\d-[2-9B-Z]{6}-[2-9B-Z]$/);
  const spam = { source: "otherSources", state: "notComplaint", reason: "spam" };
  const { answer, reference } = await addEntry({ ...spam, template: "Acknowledgement" });
  expect(answer).toContain(`registered your complaint ${reference} and look`);
  for (const [data, message] of [
    [{ state: "reopened" }, "It is not resolved."],
    [{ state: "notComplaint" }, "Choose a reason."],
    [{ state: "resolved", closedOn: "2026-11-19" }, "This day is before “Received on”."],
    [{ state: "resolved", closedOn: "2026-12-09" }, "This day is in the future."],
  ] as const) {
    const refused = await change(entry.id, data);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)]);
  }
  const answered = { state: "answered", template: "Acknowledgement", answeredOn: "2026-12-02" };
  const { json } = await change(entry.id, answered);
  expect(json.doc.answer).toContain(`registered your complaint ${entry.reference} and look`);
  await change(entry.id, { state: "resolved" });
  expect((await readEntry(entry.id)).closedOn).toContain("2026-12-02");
  await change(entry.id, { state: "answered" });
  await change(entry.id, { state: "notComplaint", reason: "duplicate" });
  expect(await readEntry(entry.id)).toMatchObject({ reason: "duplicate" });
});

test("CHR-24 months of a file are compared with the register, and each counts its entries once", async () => {
  const may = await addEntry({ source: "otherSources", receivedOn: "2026-05-04" });
  const june = await addEntry({ source: "sebiScores", receivedOn: "2026-06-05" });
  for (const { id } of [may, june]) await change(id, { state: "resolved", closedOn: "2026-06-20" });
  const importMonths = async (juneFigures: string, dryRun = false) => {
    const csv = `Year,Month,Received,Resolved\n2026,June,${juneFigures}\n2026,May,1,0`;
    const { json } = await cms.post<ImportResult>("/cms/api/complaint-months/import", {
      ...{ csv, dryRun },
    });
    return [json.isDone, ...json.rows.flatMap(({ problems }) => problems)];
  };
  const reason = "Complaint month June 2026: Received is 2. In the complaint register it is 1.";
  expect(await importMonths("2,2")).toEqual([false, { column: "Received", reason }]);
  expect(await importMonths("1,2", true)).toEqual([false]);
  expect((await readEntry(june.id)).countedIn).toBeNull();
  expect(await importMonths("1,2")).toEqual([true]);
  const [counted, month] = ["May 2026", "June 2026"];
  expect(await readEntry(may.id)).toMatchObject({ countedIn: counted, resolvedIn: month });
  expect(await readEntry(june.id)).toMatchObject({ countedIn: month, resolvedIn: month });
});

test("CHR-21 a typed month is compared with the register, and its entries count in no later month", async () => {
  const entry = await addEntry({ source: "otherSources", receivedOn: "2026-09-04" });
  const saveMonth = (month: string, received: number) =>
    cms.post("/cms/api/complaint-months", {
      ...{ year: 2026, month, carriedForward: 0, received, resolved: received, pending: 0 },
    });
  const refused = await saveMonth("09", 0);
  const reason = "Received is 0. In the complaint register it is 1.";
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(reason)]);
  expect((await readEntry(entry.id)).countedIn).toBeNull();
  await change(entry.id, { state: "resolved", closedOn: "2026-09-20" });
  const saved = await saveMonth("09", 1);
  expect([saved.status, saved.text]).toEqual([201, expect.any(String)]);
  const month = "September 2026";
  expect(await readEntry(entry.id)).toMatchObject({ countedIn: month, resolvedIn: month });
});

test("CHR-19 a month is proposed from the register, differences need a reason, late entries a footnote", async () => {
  const investor = { source: "directlyFromInvestors" };
  const known = { ...investor, receivedOn: "2026-08-03", countedIn: "August 2026" };
  const old = await addEntry(known);
  await addEntry({ ...investor, receivedOn: "2026-11-02", state: "new" });
  const closed = await addEntry({ source: "sebiScores", receivedOn: "2026-11-05" });
  await change(closed.id, { state: "resolved", closedOn: "2026-11-15" });
  await addEntry({ ...investor, receivedOn: "2026-12-01" });
  const fake = await addEntry({ ...investor, receivedOn: "2026-11-07" });
  await change(fake.id, { state: "notComplaint", reason: "impersonation" });
  const october = await saveReport({
    ...{ monthEnding: "October 2026", impersonationComplaints: 0 },
    directlyFromInvestors: { pendingEndLastMonth: 1, received: 0, resolved: 0 },
  });
  expect([october.status, october.text]).toEqual([201, expect.any(String)]);

  const wrong = { directlyFromInvestors: { received: 2 } };
  const refused = await saveReport(wrong);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining(
      "Complaint report November 2026: Directly from investors: Received is 2. In the complaint register it is 0.",
    ),
  ]);
  expect(refused.text).toContain('"path":"directlyFromInvestors.received"');
  const { json } = await saveReport({});
  expect(json.doc).toMatchObject({
    ...{ monthEnding: "November 2026", impersonationComplaints: 1, overruleReason: null },
    directlyFromInvestors: { pendingEndLastMonth: 1, received: 0, pendingOver3Months: 1 },
    sebiScores: { received: 1, resolved: 1, totalPending: 0, avgResolutionTime: 10 },
    grandTotal: { pendingEndLastMonth: 1, received: 1, resolved: 1, totalPending: 1 },
  });
  expect((await readEntry(old.id)).countedIn).toBe("August 2026");
  const month = "November 2026";
  expect(await readEntry(closed.id)).toMatchObject({ countedIn: month, resolvedIn: month });

  const refusal = (await change(closed.id, { state: "answered" })).text;
  expect(refusal).toContain("The figures of November 2026 count it.");
  await change(closed.id, { source: "otherSources", receivedOn: "2026-11-01" });
  expect(await readEntry(closed.id)).toMatchObject({ source: "sebiScores" });
  await addEntry({ ...investor, receivedOn: "2026-11-09" });
  const same = await cms.patch<Saved<ComplaintReport>>(
    `/cms/api/complaint-reports/${json.doc.id}`,
    { overruleReason: "No difference is left." },
  );
  expect([same.status, same.json.doc.overruleReason]).toEqual([200, null]);
});

test("CHR-20 the audit log has the reference and state of a complaint, and no text of it", async () => {
  const entry = await addEntry({ source: "otherSources", notes: "a secret of the investor" });
  const log = await cms.get<{ docs: { details: string }[] }>(
    "/cms/api/audit-log?where[changedCollection][equals]=complaints&sort=-createdAt",
  );
  expect(log.json.docs.map(({ details }) => details)).toContain(`${entry.reference}: accepted`);
  expect(log.text).not.toContain("a secret of the investor");
});
