import { expect, type APIRequestContext } from "@playwright/test";
import { openAdmin } from "./admin-pages";
import { CMS_URL, expectRefused, getDocs, removeDoc, makeName } from "./cms-client";
import { test } from "./cms-test";

const toRow = (pendingEndLastMonth: number, received: number, resolved: number) => ({
  pendingEndLastMonth,
  received,
  resolved,
  totalPending: pendingEndLastMonth + received - resolved,
  pendingOver3Months: 0,
  avgResolutionTime: 10,
});

const toReport = (active = false) => ({
  monthEnding: makeName("Test month"),
  active,
  directlyFromInvestors: toRow(2, 5, 4),
  sebiScores: toRow(1, 2, 3),
  otherSources: toRow(0, 1, 1),
  grandTotal: toRow(3, 8, 8),
  impersonationComplaints: 0,
});
const trend = { carriedForward: 2, received: 3, resolved: 1, pending: 5 };
const none = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };
const negative = { ...none, received: -1, pending: -1 };
const wrongRow = { ...toRow(1, 2, 3), totalPending: 4 };

const WRONG_ROW = "SEBI (SCORES): Total pending must be 1 + 2 − 3 = 0, not 4.";
const FIELD = "sebiScores.totalPending";
const WRONG_SUM = "Pending must be 2 + 3 − 1 = 4, not 5.";
const NO_COUNT = "Received must be a whole number, 0 or more.";

for (const [kind, what, data, ...messages] of [
  ["reports", "a wrong sum", { ...toReport(), sebiScores: wrongRow }, WRONG_ROW, FIELD],
  ["months", "a wrong sum", { year: 2019, month: "03", ...trend }, `March 2019: ${WRONG_SUM}`],
  ["years", "a wrong sum", { year: "2018-19", ...trend }, `2018-19: ${WRONG_SUM}`],
  ["months", "a negative number", { year: 2018, month: "01", ...negative }, NO_COUNT],
  ["months", "a month that exists", { year: 2026, month: "10", ...none }],
] as const) {
  test(`complaint ${kind} refuse ${what}`, async ({ admin }) => {
    await expectRefused(await admin.post(`/cms/api/complaint-${kind}`, { data }), messages);
  });
}

test("a change of one number in a saved report is checked against the other numbers", async ({
  admin,
  addDoc,
}) => {
  const { id } = await addDoc("complaint-reports", toReport());
  const data = { otherSources: { received: 7 } };
  const change = await admin.patch(`/cms/api/complaint-reports/${id}`, { data });
  await expectRefused(change, "Other sources: Total pending must be 0 + 7 − 1 = 6");
});

const listActiveIds = async (client: APIRequestContext) =>
  (await getDocs(client, "complaint-reports?where[active][equals]=true")).map(({ id }) => id);

test("CHR-02 saving another active report deactivates the previous one", async ({
  admin,
  addDoc,
}) => {
  const [previous] = await listActiveIds(admin);
  const next = toReport(true);
  const { id } = await addDoc("complaint-reports", next);
  expect(await listActiveIds(admin)).toEqual([id]);
  const shown = await (await admin.get("/api/complaint-report/active")).text();
  expect(shown).toContain(next.monthEnding);

  for (const [active, address] of [
    [previous, `${previous}`],
    [id, `${id}?select[id]=true`],
    [previous, `${previous}?select[monthEnding]=true`],
  ]) {
    await admin.patch(`/cms/api/complaint-reports/${address}`, { data: { active: true } });
    expect(await listActiveIds(admin)).toEqual([active]);
  }
});

test("CHR-02 reports cannot be copied; copied carousels are hidden", async ({ admin, addDoc }) => {
  const { id } = await addDoc("complaint-reports", toReport());
  const duplicateDoc = (path: string) => admin.post(`/cms/api/${path}/duplicate`, { data: {} });
  expect((await duplicateDoc(`complaint-reports/${id}`)).status()).toBeGreaterThanOrEqual(400);
  const [shown] = await getDocs(admin, "small-carousels?where[active][equals]=true");
  const copied = await duplicateDoc(`small-carousels/${shown?.id}`);
  const { doc } = (await copied.json()) as { doc: { id: number; active: boolean } };
  expect(doc.active).toBe(false);
  expect(await getDocs(admin, "small-carousels?where[active][equals]=true")).toMatchObject([
    { id: shown?.id },
  ]);
  await removeDoc(admin, "small-carousels", doc.id);
});

test("CHR-07 a new form proposes the month, and computes totals from the typed figures", async ({
  page,
  officer,
}) => {
  const getField = (name: string) => page.locator(`#field-${name}`);
  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-months/create");
  await expect(getField("year")).toHaveValue(/^20\d\d$/);
  const carried = Number(await getField("carriedForward").inputValue());
  await getField("received").fill("3");
  await getField("resolved").fill("1");
  await expect(getField("pending")).toHaveValue(String(carried + 2));
  await expect(getField("pending")).toBeDisabled();

  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-reports/create");
  await expect(getField("monthEnding")).toHaveValue(/^\w+ 20\d\d$/);
  const pending = Number(await getField("sebiScores__pendingEndLastMonth").inputValue());
  await getField("sebiScores__received").fill("4");
  await getField("sebiScores__resolved").fill("2");
  await getField("sebiScores__avgResolutionTime").fill("9");
  await expect(getField("sebiScores__totalPending")).toHaveValue(String(pending + 2));
  await expect(getField("grandTotal__received")).toHaveValue("4");
  await expect(getField("grandTotal__avgResolutionTime")).toHaveValue("9");
});
