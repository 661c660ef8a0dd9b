import type { APIRequestContext } from "@playwright/test";
import type { Complaint, ComplaintReport } from "../../cms/src/payload-types";
import { getDocs, openAsAdmin, removeDoc } from "../cms/cms-client";
import { readOutbox } from "../cms/enquiry-staff";
import { ENQUIRY, fillForm, getSubmit, getThanks, UPLOAD } from "../support/enquiry-form";
import { expect, openPage, test } from "../support/visitor";

// End to end: a complaint from the form through mail and register to the table of the charter.

test.describe.configure({ mode: "default", timeout: 400_000 });

const LIVE = { timeout: 300_000, intervals: [500] };

let admin: APIRequestContext;
test.beforeAll(async () => {
  admin = await openAsAdmin();
});
test.afterAll(() => admin.dispose());

const findEntry = async (reference: string) => {
  const address = `complaints?depth=0&where[reference][equals]=${reference}`;
  return (await getDocs<Complaint>(admin, address))[0];
};

const change = async (id: number, data: object) => {
  const response = await admin.patch(`/cms/api/complaints/${id}`, { data });
  expect(response.status(), await response.text()).toBe(200);
};

test("FRM-14, FRM-15, CHR-17 to CHR-19 a complaint reaches the charter", async ({ page }) => {
  // The samples end with October, which the register replaces here.
  for (const [name, where] of [
    ["complaint-reports", "where[active][equals]=true"],
    ["complaint-years", "where[year][contains]=October"],
    ["complaint-months", "where[month][equals]=10"],
  ] as const) {
    for (const { id } of await getDocs(admin, `${name}?${where}`)) await removeDoc(admin, name, id);
  }
  await openPage(page, "/investor-charter/");
  await page.locator("#complain").scrollIntoViewIfNeeded();
  await page.locator("#complain form").scrollIntoViewIfNeeded();
  await expect(getSubmit(page)).toBeEnabled();
  await fillForm(page, ENQUIRY);
  await page.getByLabel("Evidence (optional)").setInputFiles(UPLOAD);
  await page.getByLabel("What do you ask us to do?").fill("Refund the plan.");
  await page.waitForTimeout(2000);
  await getSubmit(page).click();
  await expect(getThanks(page)).toBeVisible();
  await expect(page.getByText(/^By .+ you get our answer\.$/)).toBeVisible();
  const shown = await page.locator("#complain strong[translate='no']").textContent();
  const reference = shown ?? "";
  await expect.poll(() => findEntry(reference), LIVE).toMatchObject({ state: "new" });
  const entry = (await findEntry(reference)) as Complaint;
  const listMails = () =>
    [...readOutbox({ dataDir: process.env.DATA_DIR ?? "" }).values()].filter((mail) =>
      mail.includes(`Your reference: ${reference}`),
    );
  await expect.poll(() => listMails().length, LIVE).toBe(1);
  await change(entry.id, { state: "accepted", receivedOn: "2026-10-05" });
  await change(entry.id, { state: "answered", answeredOn: "2026-10-15" });
  await change(entry.id, { state: "resolved" });
  const pending = (pendingEndLastMonth: number) => ({ pendingEndLastMonth });
  const saved = await admin.post("/cms/api/complaint-reports", {
    data: {
      ...{ active: true, updateTrends: true, monthEnding: "October 2026" },
      ...{ directlyFromInvestors: pending(2), sebiScores: pending(1), otherSources: pending(1) },
    },
  });
  const { doc } = (await saved.json()) as { doc: ComplaintReport };
  expect([saved.status(), doc.directlyFromInvestors]).toMatchObject([
    201,
    { received: 1, resolved: 1, totalPending: 2, avgResolutionTime: 10 },
  ]);
  const readRow = async () => {
    const html = await (await page.request.get("/investor-charter/")).text();
    const row = /Directly from Investors.*?<\/tr>/s.exec(html)?.[0] ?? "";
    return Array.from(row.matchAll(/<td[^>]*>(\d+)</g), ([, figure]) => Number(figure));
  };
  await expect.poll(readRow, LIVE).toEqual([2, 1, 1, 2, 0, 10]);
});
