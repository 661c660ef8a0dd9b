import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { openAdmin } from "./admin-pages";
import { toCvParts, FIELDS, createKey, toParts, PDF, send } from "./enquiry-form";
import { OWN_CMS, openStaff, type Staff } from "./enquiry-staff";
import { daysAgo, changeDatabase } from "./in-database";
import { startMailServer, type MailServer } from "./mail-server";
import { findFreePort } from "../../server/process/ports";
import { startCms, type RunningCms } from "./running-cms";

// One CMS and one mail server for all of them, which they stop and start in turn.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;
let port: number;
let mail: MailServer | null = null;

test.beforeAll(async () => {
  port = await findFreePort();
  const smtp = { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_SECURE: "none" };
  const addresses = {
    MAIL_FROM: "Website <website@firm.example>",
    MAIL_TO: "team@firm.example",
    MAIL_TO_CAREERS: "hr@firm.example",
  };
  cms = await startCms({ ...OWN_CMS, ...smtp, ...addresses });
  staff = await openStaff(cms);
});
test.afterAll(() => Promise.all([staff.end(), cms.end(), mail?.end()]));

const last = async () => {
  const enquiry = (await staff.enquiries()).at(-1);
  if (!enquiry) throw new Error("No enquiry is stored.");
  return enquiry;
};
/** Each wait for the next try is as long as all that passed before it, so a slow start makes it long. */
const NEXT_TRY = { timeout: 90_000 };

const messageIds = (text = "") =>
  (mail?.mails ?? [])
    .filter(({ source }) => source.includes(text))
    .map(({ source }) => /^message-id: .*$/im.exec(source)?.[0]);

test("FRM-03 while the mail server is down enquiries are accepted, and mailed once it is up", async () => {
  for (const name of ["First", "Second", "Third"]) {
    expect((await send(cms.url, toParts({ name }), createKey())).status).toBe(200);
  }
  // A try is counted when it begins, its error noted at its end.
  await expect
    .poll(async () => (await last()).delivery)
    .toMatchObject({
      state: "stored",
      lastError: expect.stringMatching(/^E[A-Z]+( \d+)?( at [A-Z ]+)?$/),
    });

  mail = await startMailServer(port);
  await expect.poll(() => mail?.mails.length, NEXT_TRY).toBe(3);
  const states = async () => (await staff.enquiries()).map((each) => each.delivery.state);
  await expect.poll(states).toEqual(["sent", "sent", "sent"]);
  expect(new Set(messageIds()).size).toBe(3);
  // In any order, because each has its own next attempt.
  const first = mail.mails.find(({ source }) => source.includes("Name: First"));
  expect(first?.to).toEqual(["team@firm.example"]);
  expect(first?.source).toContain(`Reply-To: First <${FIELDS.email}>`);
  expect(cms.log()).toContain("could not be mailed");
  expect(cms.log()).not.toContain(FIELDS.email);
});

test("FRM-03 an enquiry whose CMS is killed right after its response is there, and mailed", async () => {
  await mail?.end();
  const before = (await staff.enquiries()).length;
  const response = await send(cms.url, toCvParts({ name: "Killed" }), createKey());
  await cms.kill();
  expect(response.status, JSON.stringify(response.body)).toBe(200);

  mail = await startMailServer(port);
  await cms.start();
  expect((await staff.enquiries()).length).toBe(before + 1);
  await expect.poll(async () => (await last()).delivery.state, NEXT_TRY).toBe("sent");
  const { mails } = mail;
  expect(mails.map(({ to }) => to)).toEqual([["hr@firm.example"]]);
  const attached = mails[0]?.source.replaceAll("\r\n", "") ?? "";
  expect(attached).toContain(PDF.toString("base64"));
});

test("FRM-03 whenever the CMS is killed while it mails, nothing is lost or mailed as another @full", async () => {
  const names = ["Round 1", "Round 2"];
  for (const name of names) {
    const response = await send(cms.url, toParts({ name }), createKey());
    await cms.kill();
    expect(response.status).toBe(200);
    await cms.start();
  }
  const waiting = async () =>
    (await staff.enquiries()).filter(({ delivery }) => delivery.state !== "sent");
  await expect.poll(waiting, NEXT_TRY).toEqual([]);
  expect((await staff.enquiries()).slice(-names.length).map(({ name }) => name)).toEqual(names);
  for (const name of names) expect(new Set(messageIds(`Reply-To: ${name} `)).size, name).toBe(1);
});

test("only staff can send an enquiry again, with a button", async ({ page }) => {
  const { id } = await last();
  const anyone = await fetch(`${cms.url}/cms/api/enquiries/${id}/send-again`, { method: "POST" });
  expect(anyone.status).toBe(403);
  const none = await staff.client.post("/cms/api/enquiries/999999/send-again");
  expect(none.status()).toBe(404);

  const before = mail?.mails.length ?? 0;
  await openAdmin(page, cms.url, staff.token, `/collections/enquiries/${id}`);
  // A page that is not alive yet does not hear the click.
  await expect(async () => {
    const asked = page.waitForRequest(/\/send-again$/, { timeout: 10_000 });
    await Promise.all([asked, page.getByRole("button", { name: "Send again" }).click()]);
  }).toPass();
  await expect.poll(() => mail?.mails.length).toBe(before + 1);
  expect(new Set(messageIds().slice(-2)).size).toBe(2);
  await expect.poll(async () => (await last()).delivery.state).toBe("sent");
});

test("EDT-31 an invitation is mailed with its link, which is shown to nobody", async () => {
  const data = { name: "New Colleague", email: "colleague@firm.example", role: "editor" };
  const response = await staff.client.post("/cms/api/users/invite", { data });
  expect(await response.json()).toEqual({ isSent: true, link: null, days: 7 });
  const source = mail?.mails.at(-1)?.source.replace(/=\r?\n/g, "") ?? "";
  expect(source).toContain("To: colleague@firm.example");
  expect(source).toContain("within 7 days");
  expect(source).toMatch(/href=3D"http\S+\/cms\/reset\/\w{20,}"/);
});

test("deletes an enquiry with its PDF, by an admin or after its time, like a mail in the outbox", async () => {
  await send(cms.url, toCvParts());
  const files = () => readdirSync(path.join(cms.dataDir, "attachments"));
  const deleted = await last();
  await staff.client.delete(`/cms/api/enquiries/${deleted.id}`);
  expect(files()).not.toContain(deleted.attachment?.filename);

  await send(cms.url, toCvParts({ name: "Old" }));
  await send(cms.url, toParts({ name: "Young" }));
  await expect.poll(async () => (await last()).delivery.state).toBe("sent");
  const [old, young] = (await staff.enquiries()).slice(-2);
  const outbox = path.join(cms.dataDir, "outbox");
  for (const [enquiry, days] of [
    [old, 366],
    [young, 364],
  ] as const) {
    const made = "UPDATE enquiries SET created_at = ? WHERE id = ?";
    await changeDatabase(cms, made, [daysAgo(days), enquiry?.id ?? 0]);
    const mail = path.join(outbox, `${enquiry?.name}.eml`);
    writeFileSync(mail, "A mail");
    utimesSync(mail, new Date(daysAgo(days)), new Date(daysAgo(days)));
  }
  await cms.kill();
  await cms.start({ SMTP_HOST: undefined });
  const names = async () => (await staff.enquiries()).map(({ name }) => name);
  await expect.poll(names).not.toContain("Old");
  expect(await names()).toContain("Young");
  await expect.poll(files).not.toContain(old?.attachment?.filename);
  await expect.poll(() => readdirSync(outbox)).toEqual(["Young.eml"]);
});
