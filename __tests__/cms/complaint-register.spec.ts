import { expect, test } from "@playwright/test";
import type { Complaint } from "../../cms/src/payload-types";
import { addLimit } from "../../src/shared/domain/complaint-dates";
import { formatLongDate, toIndianDay } from "../../src/shared/domain/dates";
import { openAdmin } from "./cms-test";
import { createKey, sendForm, toCvParts, toParts, toPdfPart } from "./enquiry-form";
import { OWN_CMS, openStaff, readOutbox, type Staff } from "./enquiry-staff";
import { getDocs } from "./cms-client";
import { CMS_TIMEOUT, startCms, type RunningCms } from "./running-cms";

// The tests share one CMS, and one of them kills it.
test.describe.configure({ mode: "default", timeout: CMS_TIMEOUT });

let cms: RunningCms;
let staff: Staff;
test.beforeAll(async () => {
  cms = await startCms({ ...OWN_CMS, SITE_TODAY: "2026-12-08", CMS_LOG_LEVEL: "info" });
  staff = await openStaff(cms);
});
test.afterAll(() => Promise.all([staff.signOutAll(), cms.end()]));

const listEntries = () =>
  getDocs<Complaint>(staff.client, "complaints?pagination=false&depth=0&sort=id");
const toComplaint = (name: string) => [
  ...toParts({ title: "Complaint", name, message: "A secret matter." }),
  toPdfPart(),
];
const findEntries = async (reference = "") =>
  (await listEntries()).filter((entry) => entry.reference === reference);
const change = (id: number, data: object) =>
  staff.client.patch(`/cms/api/complaints/${id}`, { data });

async function addComplaint(name: string): Promise<Complaint> {
  const { body } = await sendForm(cms.url, toComplaint(name), createKey());
  await expect.poll(async () => (await findEntries(body.reference)).length).toBe(1);
  return (await findEntries(body.reference))[0] as Complaint;
}

test("CHR-17, FRM-16 a form enters the register once, also if it is sent twice and the CMS is killed", async () => {
  const key = createKey();
  const first = await sendForm(cms.url, toComplaint("Killed"), key);
  await cms.kill();
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  await cms.start();
  const again = await sendForm(cms.url, toComplaint("Killed"), key);
  expect(again.body.reference).toBe(first.body.reference);
  await expect.poll(async () => (await findEntries(first.body.reference)).length).toBe(1);
  await cms.kill();
  await cms.start();
  const [entry, ...others] = await findEntries(first.body.reference);
  expect([entry, others]).toMatchObject([{ state: "new" }, []]);
  const line = `Your reference: ${first.body.reference}`;
  // Long lines of a mail are wrapped.
  const listMails = () =>
    [...readOutbox(cms).values()]
      .map((mail) => mail.replaceAll("=\r\n", ""))
      .filter((mail) => mail.includes(line));
  await expect.poll(() => listMails().length).toBe(1);
  const answerBy = addLimit(toIndianDay(entry?.receivedOn ?? "") ?? "", { days: 21 });
  expect(listMails()[0]).toContain(`By ${formatLongDate(answerBy)} you get our answer.`);
  const code = /at http.*\/complaint-status\/\s.* this code: ([\w-]{14})\s/.exec(
    listMails()[0] ?? "",
  )?.[1];
  const body = new URLSearchParams({ reference: first.body.reference ?? "", code: code ?? "" });
  const status = await fetch(`${cms.url}/api/complaint-status`, { method: "POST", body });
  expect(await status.json()).toMatchObject({ state: "new", closedOn: null });
  expect(cms.log()).not.toContain("A secret matter.");
});

test("CHR-18 editors see no complaint, its PDF or its entry; officers see all three", async () => {
  const { reference, enquiry } = await addComplaint("Seen by officers");
  await sendForm(cms.url, toCvParts(), createKey());
  const [{ client: editor }, { client: officer }] = [
    await staff.addAccount("editor"),
    await staff.addAccount("compliance"),
  ];
  expect((await editor.get("/cms/api/complaints")).status()).toBe(403);
  const form = `/cms/api/enquiries/${String(enquiry)}`;
  expect([(await editor.get(form)).status(), (await officer.get(form)).status()]).toEqual([
    404, 200,
  ]);
  expect(await (await officer.get("/cms/api/complaints")).text()).toContain(reference);
  for (const [client, prefix] of [
    [editor, "enquiry-"],
    [officer, "complaint-"],
  ] as const) {
    const files = await getDocs<{ filename: string; url: string }>(client, "attachments");
    expect(new Set(files.map(({ filename }) => filename.slice(0, prefix.length)))).toEqual(
      new Set([prefix]),
    );
    expect((await client.get(files[0]?.url ?? "")).status()).toBe(200);
  }
});

test("CHR-17, CHR-22 register and dashboard mark days before they run out", async ({ page }) => {
  const { id, reference } = await addComplaint("Soon late");
  const inTime = await addComplaint("In time");
  await change(id, { state: "accepted", receivedOn: "2026-11-20" });
  await change(inTime.id, { state: "accepted", receivedOn: "2026-11-25" });
  await openAdmin(page, cms.url, staff.token);
  const link = page.getByRole("link", { name: /^Complaint register: \d+ to look at$/ });
  const count = Number(/\d+/.exec((await link.textContent()) ?? ""));
  await link.click();
  await expect(page.locator("tbody tr")).toHaveCount(count);
  await expect(page.getByRole("cell", { name: reference ?? "" })).toBeVisible();
  await expect(page.getByRole("cell", { name: inTime.reference ?? "" })).toHaveCount(0);
  await expect(page.getByText("18 of 21 days").first()).toHaveClass("panel__problem");
  const measureHidden = () =>
    page.locator(".table").evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect.poll(measureHidden).toBe(0);
  await page.goto(`${cms.url}/cms/collections/complaints/${id}`);
  await expect(page.getByText("A secret matter.")).toBeVisible();
  await expect(page.getByText("Start the answer with")).toHaveCount(0);
});

test("CHR-23 an answer from an entry is mailed and sets the state of an accepted complaint", async ({
  page,
}) => {
  const unseen = await addComplaint("Unseen");
  const { id, enquiry, reference } = await addComplaint("Answered here");
  const readState = async (entry: number) =>
    (await listEntries()).find((each) => each.id === entry)?.state;
  const answerForm = (form: unknown) =>
    staff.client.post(`/cms/api/enquiries/${String(form)}/answer`, { data: { text: "Words" } });
  expect((await answerForm(unseen.enquiry)).status()).toBe(200);
  await change(id, { state: "accepted" });
  await openAdmin(page, cms.url, staff.token, `/collections/complaints/${id}`);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByLabel("Template").selectOption("Acknowledgement");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.locator(".panel__remark")).toContainText(/by admin, .*registered your compl/s);
  await expect.poll(() => readState(id)).toBe("acknowledged");
  const mails = [...readOutbox(cms).values()].map((mail) => mail.replaceAll("=\r\n", ""));
  expect(mails.join()).toContain(`We have registered your complaint ${reference} and look into it`);
  // The next answer waits until the queue has recorded the mail.
  await expect.poll(async () => (await answerForm(enquiry)).status()).toBe(200);
  await expect.poll(() => readState(id)).toBe("answered");
  expect(await readState(unseen.id)).toBe("new");
});

test("CHR-19 a reopened complaint continues in one new entry, received that day", async () => {
  const { id, enquiry } = await addComplaint("Reopened");
  await change(id, { state: "accepted", receivedOn: "2026-11-20" });
  await change(id, { state: "resolved" });
  expect((await change(id, { state: "reopened" })).status()).toBe(200);
  const continued = (await listEntries()).filter(({ reopens }) => reopens === id);
  expect(continued).toMatchObject([{ state: "accepted", enquiry }]);
  expect(continued[0]?.receivedOn).toContain("2026-12-08");
});

test("CHR-20 an erasure needs a reason and leaves reference, days, source and state", async () => {
  const { id, enquiry, reference } = await addComplaint("Erased");
  await change(id, { state: "accepted", receivedOn: "2026-11-20", notes: "A secret matter." });
  const address = `/cms/api/enquiries/${String(enquiry)}`;
  const readRefusal = async () => (await staff.client.delete(address)).text();
  expect(await readRefusal()).toContain("must be kept until");
  await staff.client.patch(address, { data: { eraseEarly: true } });
  expect(await readRefusal()).toContain("Fill in “Reason to erase the form”");
  await change(id, { erasureReason: "Asked by the investor." });
  expect((await staff.client.delete(address)).status()).toBe(200);
  const [left] = await findEntries(reference ?? "");
  const remains = { source: "directlyFromInvestors", state: "accepted" };
  expect(left).toMatchObject({ ...remains, enquiry: null, notes: null });
  expect(left?.receivedOn).toContain("2026-11-20");
});
