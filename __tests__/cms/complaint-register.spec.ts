import { expect, test } from "@playwright/test";
import type { Complaint } from "../../cms/src/payload-types";
import { openAdmin } from "./admin-pages";
import { createKey, sendForm, toParts, toPdfPart } from "./enquiry-form";
import { OWN_CMS, openStaff, readOutbox, type Staff } from "./enquiry-staff";
import { getDocs } from "./cms-client";
import { CMS_TIMEOUT, startCms, type RunningCms } from "./running-cms";

// The tests stop and start one CMS in order.
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
const change = (id: number, data: object) =>
  staff.client.patch(`/cms/api/complaints/${id}`, { data });

test("CHR-17 the register is empty after set-up", async () => {
  expect(await listEntries()).toEqual([]);
});

test("CHR-17 a form enters the register once, also if it is sent twice and the CMS is killed", async () => {
  const key = createKey();
  const first = await sendForm(cms.url, toComplaint("Killed"), key);
  await cms.kill();
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  await cms.start();
  const again = await sendForm(cms.url, toComplaint("Killed"), key);
  expect(again.body.reference).toBe(first.body.reference);
  await expect.poll(async () => (await listEntries()).length).toBe(1);
  await cms.kill();
  await cms.start();
  const [entry, ...others] = await listEntries();
  expect([entry, others]).toMatchObject([{ reference: first.body.reference, state: "new" }, []]);
  const mails = () => [...readOutbox(cms).values()].filter((mail) => mail.includes("code:"));
  await expect.poll(() => mails().length).toBe(1);
  expect(cms.log()).not.toContain("A secret matter.");
});

test("CHR-18 editors see no complaint, its PDF or its entry; officers see all three", async () => {
  const [{ client: editor }, { client: officer }] = [
    await staff.addAccount("editor"),
    await staff.addAccount("compliance"),
  ];
  expect((await editor.get("/cms/api/complaints")).status()).toBe(403);
  for (const list of ["enquiries?where[title][equals]=Complaint", "attachments"]) {
    expect(await getDocs(editor, list)).toEqual([]);
    expect(await getDocs(officer, list)).toHaveLength(1);
  }
});

test("CHR-17 the register marks days before they run out", async ({ page }) => {
  const [entry] = await listEntries();
  await change(entry?.id ?? 0, { state: "accepted", receivedOn: "2026-11-20" });
  await openAdmin(page, cms.url, staff.token, "/collections/complaints");
  await expect(page.getByText("18 of 21 days")).toHaveClass("panel__problem");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/register.png` });
});

test("CHR-19 a reopened complaint continues in one new entry, received that day", async () => {
  const [entry] = await listEntries();
  await change(entry?.id ?? 0, { state: "resolved" });
  expect((await change(entry?.id ?? 0, { state: "reopened" })).status()).toBe(200);
  await expect.poll(async () => (await listEntries()).length).toBe(2);
  const [, next] = await listEntries();
  expect(next).toMatchObject({ state: "accepted", reopens: entry?.id, enquiry: entry?.enquiry });
  expect(next?.receivedOn).toContain("2026-12-08");
});

test("CHR-20 an erasure needs a reason and leaves reference, days, source and state", async () => {
  const [entry] = await listEntries();
  const { id = 0, enquiry, reference } = entry ?? {};
  await change(id, { notes: "A secret matter." });
  const address = `/cms/api/enquiries/${String(enquiry)}`;
  const refused = await staff.client.delete(address);
  expect([refused.status(), await refused.text()]).toEqual([
    409,
    expect.stringContaining("Fill in “Reason to erase the form”"),
  ]);
  await change(id, { erasureReason: "Asked by the investor." });
  await staff.client.patch(address, { data: { eraseEarly: true } });
  expect((await staff.client.delete(address)).status()).toBe(200);
  const [left] = await listEntries();
  const remains = { reference, source: "directlyFromInvestors", state: "reopened" };
  expect(left).toMatchObject({ ...remains, enquiry: null, notes: null });
  expect(left?.receivedOn).toContain("2026-11-20");
  expect(await getDocs(staff.client, "attachments")).toEqual([]);
});
