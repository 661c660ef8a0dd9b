import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { openAdmin } from "./cms-test";
import { toCvParts, FIELDS, createKey, toParts, PDF, sendForm } from "./enquiry-form";
import { OWN_CMS, openStaff, type Staff } from "./enquiry-staff";
import { toPastDay, changeDatabase } from "./in-database";
import { findFreePort } from "../../server/process/settings";
import { startCms, type RunningCms } from "./running-cms";
import { SMTPServer } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; source: string };
type MailServer = { mails: ReceivedMail[]; end: () => Promise<void> };

/** Starts a loopback mail server that keeps every mail, without encryption or accounts. */
async function startMailServer(port: number): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    // The listener stays, because a CMS that is killed while it mails causes connection errors.
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { mails, end: () => new Promise((resolve) => server.close(() => resolve())) };
}

// The tests stop and start one CMS and one mail server in order.
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
test.afterAll(() => Promise.all([staff.signOutAll(), cms.end(), mail?.end()]));

const getLastEnquiry = async () => {
  const enquiry = (await staff.getEnquiries()).at(-1);
  if (!enquiry) throw new Error("No enquiry is stored.");
  return enquiry;
};
/** Each wait is twice the previous one, so the next attempt can be far off after a slow start. */
const NEXT_ATTEMPT = { timeout: 90_000 };

/** Mails to visitors have no Reply-To. */
const listTeamMails = () => (mail?.mails ?? []).filter(({ source }) => /^Reply-To:/m.test(source));

const KILLED = "killed@visitor.example";
/** Returns the message IDs of mails with a text, to an address if it is named. */
const listMailIds = (text = "", address?: string) =>
  (mail?.mails ?? [])
    .filter(({ to }) => !address || to.includes(address))
    .filter(({ source }) => source.replaceAll("=\r\n", "").includes(text))
    .map(({ source }) => /^message-id: .*$/im.exec(source)?.[0]);

test("FRM-03 while the mail server is down enquiries are accepted, and mailed once it is up", async () => {
  for (const name of ["First", "Second", "Third"]) {
    expect((await sendForm(cms.url, toParts({ name }), createKey())).status).toBe(200);
  }
  // An attempt is counted when it starts; its error is stored when it ends.
  await expect
    .poll(async () => (await getLastEnquiry()).delivery)
    .toMatchObject({
      state: "stored",
      lastError: expect.stringMatching(/^E[A-Z]+( \d+)?( at [A-Z ]+)?$/),
    });

  mail = await startMailServer(port);
  await expect.poll(() => listTeamMails().length, NEXT_ATTEMPT).toBe(3);
  const readStates = async () => (await staff.getEnquiries()).map((each) => each.delivery.state);
  await expect.poll(readStates).toEqual(["sent", "sent", "sent"]);
  expect(new Set(listMailIds("Reply-To:")).size).toBe(3);
  // In any order, because each has its own next attempt.
  const first = mail.mails.find(({ source }) => source.includes("Name: First"));
  expect(first?.to).toEqual(["team@firm.example"]);
  expect(first?.source).toContain(`Reply-To: First <${FIELDS.email}>`);
  expect(cms.log()).toContain("could not be mailed");
  expect(cms.log()).not.toContain(FIELDS.email);
});

test("FRM-03 an enquiry is stored and mailed even if the CMS is killed right after the response", async () => {
  await mail?.end();
  const before = (await staff.getEnquiries()).length;
  const response = await sendForm(cms.url, toCvParts({ name: "Killed" }), createKey());
  await cms.kill();
  expect(response.status, JSON.stringify(response.body)).toBe(200);

  mail = await startMailServer(port);
  await cms.start();
  expect((await staff.getEnquiries()).length).toBe(before + 1);
  await expect.poll(async () => (await getLastEnquiry()).delivery.state, NEXT_ATTEMPT).toBe("sent");
  const mails = listTeamMails();
  expect(mails.map(({ to }) => to)).toEqual([["hr@firm.example"]]);
  const attached = mails[0]?.source.replaceAll("\r\n", "") ?? "";
  expect(attached).toContain(PDF.toString("base64"));
});

test("FRM-03, FRM-12 killing the CMS while it mails loses no enquiry or acknowledgement and changes no message ID", async () => {
  const names = ["Round 1", "Round 2"];
  for (const name of names) {
    const response = await sendForm(cms.url, toParts({ name, email: KILLED }), createKey());
    await cms.kill();
    expect(response.status).toBe(200);
    await cms.start();
  }
  const findUnsent = async () =>
    (await staff.getEnquiries()).filter(({ delivery }) => delivery.state !== "sent");
  await expect.poll(findUnsent, NEXT_ATTEMPT).toEqual([]);
  const last = (await staff.getEnquiries()).slice(-names.length);
  expect(last.map(({ name }) => name)).toEqual(names);
  for (const name of names) expect(new Set(listMailIds(`Reply-To: ${name} `)).size, name).toBe(1);
  for (const { reference } of last) {
    const countIds = () => new Set(listMailIds(reference, KILLED)).size;
    await expect.poll(countIds, NEXT_ATTEMPT).toBe(1);
  }
});

test("only staff can send an enquiry again, with a button", async ({ page }) => {
  const { id } = await getLastEnquiry();
  const anyone = await fetch(`${cms.url}/cms/api/enquiries/${id}/send-again`, { method: "POST" });
  expect(anyone.status).toBe(403);
  const missing = await staff.client.post("/cms/api/enquiries/999999/send-again");
  expect(missing.status()).toBe(404);

  const before = listTeamMails().length;
  await openAdmin(page, cms.url, staff.token, `/collections/enquiries/${id}`);
  // Before hydration a click does nothing.
  await expect(async () => {
    const request = page.waitForRequest(/\/send-again$/, { timeout: 10_000 });
    await Promise.all([request, page.getByRole("button", { name: "Send again" }).click()]);
  }).toPass();
  await expect.poll(() => listTeamMails().length).toBe(before + 1);
  expect(new Set(listMailIds("Reply-To:").slice(-2)).size).toBe(2);
  await expect.poll(async () => (await getLastEnquiry()).delivery.state).toBe("sent");
});

test("EDT-31 an invitation's link is only mailed, not shown to the admin", async () => {
  const data = { name: "New Colleague", email: "colleague@firm.example", role: "editor" };
  const response = await staff.client.post("/cms/api/users/invite", { data });
  expect(await response.json()).toEqual({ isSent: true, link: null, days: 7 });
  const source = mail?.mails.at(-1)?.source.replace(/=\r?\n/g, "") ?? "";
  expect(source).toContain("To: colleague@firm.example");
  expect(source).toContain("within 7 days");
  expect(source).toMatch(/href=3D"http\S+\/cms\/reset\/\w{20,}"/);
});

test("an admin deletes an enquiry with its PDF; both, and mails in the outbox, are removed after a year", async () => {
  await sendForm(cms.url, toCvParts());
  const listAttachments = () => readdirSync(path.join(cms.dataDir, "attachments"));
  const deleted = await getLastEnquiry();
  await staff.client.delete(`/cms/api/enquiries/${deleted.id}`);
  expect(listAttachments()).not.toContain(deleted.attachment?.filename);

  await sendForm(cms.url, toCvParts({ name: "Old" }));
  await sendForm(cms.url, toParts({ name: "Young" }));
  await expect.poll(async () => (await getLastEnquiry()).delivery.state).toBe("sent");
  const [old, young] = (await staff.getEnquiries()).slice(-2);
  const outbox = path.join(cms.dataDir, "outbox");
  for (const [enquiry, days] of [
    [old, 366],
    [young, 364],
  ] as const) {
    const setCreatedAt = "UPDATE enquiries SET created_at = ? WHERE id = ?";
    await changeDatabase(cms, setCreatedAt, [toPastDay(days), enquiry?.id ?? 0]);
    const mail = path.join(outbox, `${enquiry?.name}.eml`);
    writeFileSync(mail, "A mail");
    utimesSync(mail, new Date(toPastDay(days)), new Date(toPastDay(days)));
  }
  await cms.kill();
  await cms.start({ SMTP_HOST: undefined });
  const readNames = async () => (await staff.getEnquiries()).map(({ name }) => name);
  await expect.poll(readNames).not.toContain("Old");
  expect(await readNames()).toContain("Young");
  await expect.poll(listAttachments).not.toContain(old?.attachment?.filename);
  await expect.poll(() => readdirSync(outbox)).toEqual(["Young.eml"]);
});
