import type { ComplaintReport } from "../../cms/src/payload-types";
import { useRestCms } from "./rest-cms";

const cms = useRestCms({ SITE_TODAY: "2098-12-08" });

const saveReport = (data: object) =>
  cms.post<{ doc: ComplaintReport }>("/cms/api/complaint-reports", data);

const row = { pendingEndLastMonth: 0, received: 0, resolved: 0, pendingOver3Months: 0 };
const zeroReport = {
  ...{ directlyFromInvestors: row, sebiScores: row, otherSources: row },
  ...{ impersonationComplaints: 0, updateTrends: true },
};

/** Saves a report and returns the names of the records that the response names. */
async function saveNamed(data: object): Promise<string[]> {
  const response = await fetch(`${cms.url}/cms/api/complaint-reports`, {
    method: "POST",
    headers: { authorization: `JWT ${cms.token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...zeroReport, ...data }),
  });
  const names = (response.headers.get("x-written-records") ?? "").split(", ");
  return names.filter(Boolean).map(decodeURIComponent);
}

test("CHR-15 only an active report writes its month and year, and the answer names each record", async () => {
  expect(await saveNamed({ monthEnding: "Apr 2094" })).toEqual(["Complaint report April 2094"]);
  const where = "where[year][equals]=2094";
  const findMonths = async () =>
    (await cms.get<{ totalDocs: number }>(`/cms/api/complaint-months?${where}`)).json.totalDocs;
  expect(await findMonths()).toBe(0);
  expect((await saveNamed({ monthEnding: "April 2095", active: true })).slice(0, 3)).toEqual([
    "Complaint report April 2095",
    "Complaint month April 2095",
    "Complaint year 2095-96 (to April 2095)",
  ]);
  expect(await saveNamed({ monthEnding: "April 2096", active: true })).toContain(
    "Complaint report April 2095 (no longer shown)",
  );
});

test.each([
  ["reports", { ...zeroReport, monthEnding: "Dec-2098", active: true }],
  ["months", { year: 2098, month: "12", carriedForward: 0, received: 0, resolved: 0 }],
])("CHR-16 complaint %s of a month that has not ended are refused: %j", async (kind, data) => {
  const { status, text } = await cms.post(`/cms/api/complaint-${kind}`, data);
  expect([status, text]).toEqual([
    400,
    expect.stringContaining(
      "December 2098 has not ended. Its figures can be shown from 1 January 2099.",
    ),
  ]);
});

test("CHR-16 a report of the running month is saved, and its month is stored by one name", async () => {
  const { json } = await saveReport({ ...zeroReport, monthEnding: "12/2098" });
  expect(json.doc.monthEnding).toBe("December 2098");
  expect((await saveReport({ ...zeroReport, monthEnding: "Dec 2098" })).status).toBe(400);
  const refused = await saveReport({ ...zeroReport, monthEnding: "last month" });
  expect(refused.text).toContain("Enter a month such as October 2026.");
});
