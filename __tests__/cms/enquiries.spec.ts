import { expect, test } from "@playwright/test";
import { readEnquiryAnswer } from "../../src/contract/enquiry";
import { FIELDS, key, partsOf, PDF, pdfPart, send, sendBody } from "./enquiry-form";
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

test("FRM-03 an enquiry is stored, thanked for and mailed", async () => {
  const { status, body, headers } = await send(cms.url, partsOf(), key());
  expect(status).toBe(200);
  expect(readEnquiryAnswer(body)).toEqual({
    success: true,
    message: "Thank you for writing to us. Our team will get back to you.",
    errors: {},
  });
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await staff.enquiries()).at(-1)).toMatchObject(FIELDS);
  await expect.poll(async () => (await staff.enquiries()).at(-1)?.delivery.state).toBe("sent");
  expect([...outboxOf(cms).values()].at(-1)).toContain(FIELDS.message);
});

test("FRM-03 an application takes its PDF along, to the mail too", async () => {
  const { status, body } = await send(cms.url, [
    ...partsOf({ title: "Careers Inquiry" }),
    pdfPart(),
  ]);
  expect(status, JSON.stringify(body)).toBe(200);
  const stored = (await staff.enquiries()).at(-1);
  const file = await staff.client.get(
    `/cms/api/attachments/file/${stored?.attachment?.filename ?? ""}`,
  );
  expect(await file.body()).toEqual(PDF);
  expect(file.headers()["content-disposition"]).toContain("attachment");
  await expect
    .poll(() => [...outboxOf(cms).values()].join(""))
    .toContain(PDF.toString("base64").slice(0, 70));
});

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
  const header = key();
  const parts = [...partsOf({ title: "Careers Inquiry" }), pdfPart()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(cms.url, parts, header)));
  await cms.kill();
  await cms.start();
  answers.push(await send(cms.url, parts, header));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect((await staff.enquiries()).length).toBe(before + 1);

  const other = await send(cms.url, partsOf({ message: "Other words" }), header);
  expect(other.status).toBe(200);
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
