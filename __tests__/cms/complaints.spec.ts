import { expect, test, type APIRequestContext } from "@playwright/test";
import { create, remove, signedIn, unique } from "./cms-client";

let officer: APIRequestContext;
test.beforeAll(async () => {
  officer = await signedIn();
});
test.afterAll(() => officer.dispose());

const row = (pendingEndLastMonth: number, received: number, resolved: number) => ({
  pendingEndLastMonth,
  received,
  resolved,
  totalPending: pendingEndLastMonth + received - resolved,
  pendingOver3Months: 0,
  avgResolutionTime: 10,
});

const report = () => ({
  monthEnding: unique("Test month"),
  active: false,
  directlyFromInvestors: row(2, 5, 4),
  sebiScores: row(1, 2, 3),
  otherSources: row(0, 1, 1),
  grandTotal: row(3, 8, 8),
});

async function refusal(data: object, collection = "complaint-reports"): Promise<string> {
  const answer = await officer.post(`/cms/api/${collection}`, { data });
  expect(answer.status()).toBe(400);
  return answer.text();
}

test("a row whose total does not add up is refused with the row and the sum", async () => {
  const wrong = report();
  wrong.sebiScores.totalPending = 4;
  const message = await refusal(wrong);
  expect(message).toContain("SEBI (SCORES): Total pending must be 1 + 2 − 3 = 0, not 4.");
  expect(message).toContain("sebiScores.totalPending");
});

test("a grand total that is not the sum of the rows is refused with the sum", async () => {
  const wrong = report();
  wrong.grandTotal = row(3, 9, 8);
  const message = await refusal(wrong);
  expect(message).toContain("Grand total: Received must be 5 + 2 + 1 = 8, not 9.");
});

test("a change of one number of a saved report is checked against the others", async () => {
  const { id } = await create(officer, "complaint-reports", report());
  const change = await officer.patch(`/cms/api/complaint-reports/${id}`, {
    data: { otherSources: { received: 7 } },
  });
  expect(change.status()).toBe(400);
  expect(await change.text()).toContain("Other sources: Total pending must be 0 + 7 − 1 = 6");
  await remove(officer, "complaint-reports", id);
});

test("saving another report as active clears the former, and nothing else changes", async () => {
  const active = async () =>
    (
      (await (
        await officer.get("/cms/api/complaint-reports?where[active][equals]=true")
      ).json()) as { docs: { id: number; monthEnding: string }[] }
    ).docs;
  const [former] = await active();
  const next = { ...report(), active: true };
  const { id } = await create(officer, "complaint-reports", next);
  expect((await active()).map((doc) => doc.id)).toEqual([id]);
  const shown = await (await officer.get("/api/complaint-report/active")).text();
  expect(shown).toContain(next.monthEnding);

  await officer.patch(`/cms/api/complaint-reports/${former?.id}`, { data: { active: true } });
  expect((await active()).map((doc) => doc.id)).toEqual([former?.id]);
  await remove(officer, "complaint-reports", id);
});

test("a month or a year that does not add up is refused with its name and the sum", async () => {
  const numbers = { carriedForward: 2, received: 3, resolved: 1, pending: 5 };
  expect(await refusal({ year: 2019, month: "03", ...numbers }, "complaint-months")).toContain(
    "March 2019: Pending must be 2 + 3 − 1 = 4, not 5.",
  );
  expect(await refusal({ year: "2018-19", ...numbers }, "complaint-years")).toContain(
    "2018-19: Pending must be 2 + 3 − 1 = 4, not 5.",
  );
});

test("the same month cannot be entered twice, nor a negative number", async () => {
  const numbers = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };
  const again = await officer.post("/cms/api/complaint-months", {
    data: { year: 2026, month: "10", ...numbers },
  });
  expect(again.status()).toBeGreaterThanOrEqual(400);
  const negative = { year: 2018, month: "01", ...numbers, received: -1, pending: -1 };
  expect(await refusal(negative, "complaint-months")).toContain(
    "Received must be a whole number, 0 or more.",
  );
});
