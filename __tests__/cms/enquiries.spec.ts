import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { application, FIELDS, key, partsOf, PDF, pdfPart, send, sendBody } from "./enquiry-form";
import { OWN_CMS, outboxOf, staffOf, type Staff } from "./enquiry-staff";
import { SUBMISSIONS } from "./hostile-enquiries";
import { startCms, type RunningCms } from "./running-cms";

// One CMS for all of them, which they change in turn.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  cms = await startCms({ ...OWN_CMS, SITE_ORIGINS: "https://www.firm.example" });
  staff = await staffOf(cms);
});
test.afterAll(async () => {
  await staff.client.dispose();
  await cms.end();
});

for (const { title, thanks, file } of [
  { title: "Contact us", thanks: "Thank you for writing to us. Our team will get back to you." },
  {
    title: "Careers Inquiry",
    thanks: "Thank you for your application. Our team will read it and get back to you.",
    file: pdfPart(),
  },
]) {
  test(`FRM-03 ${title}: an enquiry is stored, thanked for and mailed`, async () => {
    const parts = [...partsOf({ title }), ...(file ? [file] : [])];
    const { status, body, headers } = await send(cms.url, parts, key());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(enquiryEndpoint.read(body)).toEqual({ success: true, message: thanks, errors: {} });
    expect(headers.get("cache-control")).toBe("no-store");
    const stored = async () => (await staff.enquiries()).at(-1);
    expect(await stored()).toMatchObject({ ...FIELDS, title });
    await expect.poll(async () => (await stored())?.delivery.state).toBe("sent");
    const mail = [...outboxOf(cms).values()].join("");
    expect(mail).toContain(FIELDS.message);
    if (!file) return;
    expect(mail).toContain(PDF.toString("base64").slice(0, 70));
    const name = (await stored())?.attachment?.filename ?? "";
    const kept = await staff.client.get(`/cms/api/attachments/file/${name}`);
    expect(await kept.body()).toEqual(PDF);
    expect(kept.headers()["content-disposition"]).toContain("attachment");
  });
}

for (const [what, { parts, body, headers, status, errors, message }] of Object.entries(
  SUBMISSIONS,
)) {
  test(`FRM-03 ${what} is answered with ${status}`, async () => {
    const before = (await staff.enquiries()).length;
    const answer = parts
      ? await send(cms.url, parts, headers)
      : await sendBody(cms.url, body ?? "", headers);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body.success).toBe(status === 200);
    expect(answer.body.message).toMatch(/^[A-Z].{10,120}$/);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(errors ?? []);

    const kept = (await staff.enquiries()).slice(before);
    expect(kept).toHaveLength(status === 200 && message !== null ? 1 : 0);
    if (typeof message === "string") {
      expect(kept[0]?.message).toBe(message.replaceAll("\r\n", "\n"));
    }
  });
}

test("FRM-03 a double click and a repeated call store and mail one enquiry", async () => {
  const before = (await staff.enquiries()).length;
  const uuid = randomUUID();
  const header = key(uuid);
  const parts = application();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(cms.url, parts, header)));
  await cms.kill();
  await cms.start();
  answers.push(await send(cms.url, parts, key(uuid.toUpperCase())));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect((await staff.enquiries()).length).toBe(before + 1);

  for (const other of [parts.slice(0, -1), partsOf({ message: "Other words" })]) {
    expect((await send(cms.url, other, header)).status).toBe(200);
  }
  expect((await staff.enquiries()).length).toBe(before + 3);
  expect((await staff.enquiries()).at(-1)?.message).toBe("Other words");
});

test("FRM-03 of a hundred in a minute five are taken, and the others learn when", async () => {
  test.setTimeout(60_000);
  await cms.kill();
  await cms.start({ ENQUIRIES_PER_10_MINUTES: "5", ENQUIRIES_PER_DAY: "30" });
  const before = (await staff.enquiries()).length;
  const sendFrom = (address: string, parts = partsOf()) =>
    send(cms.url, parts, { "x-forwarded-for": address });
  expect((await sendFrom("203.0.113.1", partsOf({ name: "" }))).status).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => sendFrom("198.51.100.66, 203.0.113.1")),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(95).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(refused?.body).toMatchObject({ success: false });
  expect((await sendFrom("203.0.113.2")).status).toBe(200);
  expect((await staff.enquiries()).length).toBe(before + 6);
});

test("everything that was taken is mailed once, and no log holds a word of it", async () => {
  const stored = await staff.enquiries();
  await expect
    .poll(async () => (await staff.enquiries()).filter(({ delivery }) => delivery.state !== "sent"))
    .toEqual([]);
  expect(outboxOf(cms).size).toBe(stored.length);
  for (const word of [FIELDS.email, FIELDS.name, FIELDS.phone, FIELDS.subject, "visitor.example"]) {
    expect(cms.log()).not.toContain(word);
  }
});
