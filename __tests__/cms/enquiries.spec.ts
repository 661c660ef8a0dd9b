import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ENQUIRY_LIMITS, enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { openAdmin } from "./cms-test";
import {
  toCvParts,
  FIELDS,
  createKey,
  toMultipart,
  toParts,
  PDF,
  toPdfPart,
  sendForm,
  sendBody,
} from "./enquiry-form";
import { OWN_CMS, readOutbox, openStaff, type Staff } from "./enquiry-staff";
import { startCms, type RunningCms } from "./running-cms";

// The tests change one CMS in order.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;
test.beforeAll(async () => {
  const limits = { ENQUIRIES_PER_10_MINUTES: "12", ENQUIRIES_PER_DAY: "30" };
  cms = await startCms({ ...OWN_CMS, ...limits, SITE_ORIGINS: "https://www.firm.example" });
  staff = await openStaff(cms);
});
test.afterAll(() => Promise.all([staff.signOutAll(), cms.end()]));

const countEnquiries = async () => (await staff.getEnquiries()).length;
const getNewest = async () => (await staff.getEnquiries()).at(-1);
const toIp = (address: string) => ({ "x-forwarded-for": address });

const THANKS = "Thank you for writing to us. Our team will get back to you.";
const THANKS_APPLICANT =
  "Thank you for your application. Our team will read it and get back to you.";

const THANKS_REPORTER = "Thank you for your report. Our compliance team will look into it.";

for (const [title, thanks, file] of [
  ["Contact us", THANKS, null],
  ["Report impersonation", THANKS_REPORTER, null],
  ["Careers Inquiry", THANKS_APPLICANT, toPdfPart()],
] as const) {
  test(`${title === "Report impersonation" ? "FRM-07" : "FRM-03"} ${title}: an enquiry gets thanks, is stored and mailed`, async () => {
    const parts = [...toParts({ title }), ...(file ? [file] : [])];
    const { status, body, headers } = await sendForm(cms.url, parts, createKey());
    expect(status, JSON.stringify(body)).toBe(200);
    const { reference, ...receipt } = enquiryEndpoint.read(body);
    expect(receipt).toEqual({ success: true, message: thanks, errors: {} });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await getNewest()).toMatchObject({ ...FIELDS, title, reference });
    await expect.poll(async () => (await getNewest())?.delivery.state).toBe("filed");
    const mail = [...readOutbox(cms).values()].join("");
    expect(mail).toContain(FIELDS.message);
    if (!file) return;
    expect(mail).toContain(PDF.toString("base64").slice(0, 70));
    const name = (await getNewest())?.attachment?.filename ?? "";
    const stored = await staff.client.get(`/cms/api/attachments/file/${name}`);
    expect(await stored.body()).toEqual(PDF);
    expect(stored.headers()["content-disposition"]).toContain("attachment");
  });
}

test("FRM-07, FRM-09 staff see an address in a report as text, and the consent to offers", async ({
  page,
}) => {
  const address = "https://evil.example/pay?a=1";
  const parts = toParts({ title: "Report impersonation", message: `Website\nPay at ${address}` });
  const consent = [
    { name: "plans", text: "yes" },
    { name: "noticeLanguage", text: "hi" },
  ];
  expect((await sendForm(cms.url, [...parts, ...consent])).status).toBe(200);
  const path = "/collections/enquiries";
  await openAdmin(page, cms.url, staff.token, `${path}/${(await getNewest())?.id}`);
  const letter = page.locator("article.letter");
  await expect(letter).toContainText(`Pay at ${address}`);
  await expect(letter).toContainText("This person accepts offers of plans.");
  expect(await getNewest()).toMatchObject({ noticeLanguage: "hi" });
  await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
  await openAdmin(page, cms.url, staff.token, path);
  await expect(page.getByRole("cell", { name: "Report impersonation" }).first()).toBeVisible();
  await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
});

test("FRM-12 the sender gets the reference by mail, at most three mails a day for an address", async () => {
  const email = "Many@visitor.example";
  for (const name of ["One", "Two", "Three", "Four"]) {
    const sender = toIp("203.0.113.77");
    await sendForm(
      cms.url,
      toParts({ name, email: name === "Two" ? email.toLowerCase() : email }),
      sender,
    );
  }
  const readStates = async () =>
    (await staff.getEnquiries()).slice(-4).map(({ acknowledgement }) => acknowledgement.state);
  await expect.poll(readStates).toEqual(["filed", "filed", "filed", "failed"]);
  const last = (await staff.getEnquiries()).slice(-4).map(({ reference }) => reference);
  const mails = [...readOutbox(cms)].filter(([name]) => name.startsWith("acknowledgement-"));
  const own = mails.filter(([, mail]) => /^To: many@visitor/im.test(mail)).map(([, mail]) => mail);
  expect(own).toHaveLength(3);
  for (const reference of last.slice(0, 3)) expect(own.join("")).toContain(reference);
  expect((await getNewest())?.acknowledgement.lastError).toBe("3 mails a day to this address");
});

test("FRM-03 stores any script, and text that looks like code, as written", async () => {
  const lines = [
    '<script>alert(1)</script><img src=x onerror="alert(1)">',
    "Bcc: all@firm.example",
    "When do you open? 🙏🏽👨‍👩‍👧 📈",
    "مرحبا، ما هي الخطة المناسبة؟ \u202etxet",
    "\tनमस्ते, कौन-सी योजना ठीक रहेगी?",
    "'); DROP TABLE enquiries; --",
  ];
  expect((await sendForm(cms.url, toParts({ message: lines.join("\r\n") }))).status).toBe(200);
  // The character that reverses the order of text is removed.
  expect((await getNewest())?.message).toBe(lines.join("\n").replace("\u202e", ""));
});

test("FRM-03 refused and oversized forms get an error and are not stored; a PDF of 5 MB is stored", async () => {
  const before = await countEnquiries();
  const { type, body } = toMultipart(toParts());
  const large = Buffer.alloc(7 * 1024 * 1024);
  for (const [status, sent, headers] of [
    [413, large],
    // A stream declares no length.
    [413, new Blob([large]).stream()],
    [400, body.subarray(0, -30)],
    [422, toMultipart(toParts({ name: "Asha\r\nBcc: all@firm.example" })).body],
    [403, body, { origin: "https://other.example" }],
  ] as const) {
    const response = await sendBody(cms.url, sent, { "content-type": type, ...headers });
    expect(response).toMatchObject({ status, body: { success: false } });
  }
  expect(await countEnquiries()).toBe(before);
  const largest = Buffer.concat([PDF, Buffer.alloc(ENQUIRY_LIMITS.pdf - 2 * PDF.length), PDF]);
  const parts = [...toParts({ title: "Careers Inquiry" }), toPdfPart(largest)];
  const origin = "https://www.firm.example";
  expect((await sendForm(cms.url, parts, { origin })).status).toBe(200);
  expect(await countEnquiries()).toBe(before + 1);
});

test("FRM-03 a double click and a repeated call store and mail one enquiry", async () => {
  const before = await countEnquiries();
  const uuid = randomUUID();
  const sender = toIp("203.0.113.3");
  const header = { ...createKey(uuid), ...sender };
  const parts = toCvParts();
  const eight = Array.from({ length: 8 }, () => sendForm(cms.url, parts, header));
  const responses = await Promise.all(eight);
  await cms.kill();
  await cms.start();
  responses.push(await sendForm(cms.url, parts, { ...createKey(uuid.toUpperCase()), ...sender }));
  const receipts = responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  expect(new Set(receipts).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
  expect(await countEnquiries()).toBe(before + 1);

  for (const other of [parts.slice(0, -1), toParts({ message: "Other words" })]) {
    expect((await sendForm(cms.url, other, header)).status).toBe(200);
  }
  expect(await countEnquiries()).toBe(before + 3);
  expect((await getNewest())?.message).toBe("Other words");
});

test("FRM-03 twelve of a hundred enquiries of an address are accepted, the others get a Retry-After", async () => {
  const before = await countEnquiries();
  const sendFrom = (address: string, parts = toParts()) => sendForm(cms.url, parts, toIp(address));
  expect((await sendFrom("203.0.113.1", toParts({ name: "" }))).status).toBe(422);
  const hundred = Array.from({ length: 100 }, () => sendFrom("198.51.100.66, 203.0.113.1"));
  const responses = await Promise.all(hundred);
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(refused).toHaveLength(88);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(refused[0]?.body).toMatchObject({ success: false });
  expect((await sendFrom("203.0.113.2")).status).toBe(200);
  // Calls from this machine have no limit.
  const own = await Promise.all(Array.from({ length: 14 }, () => sendFrom("127.0.0.1")));
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countEnquiries()).toBe(before + 27);
});

test("mails every accepted enquiry once, and logs none of its text", async () => {
  const getStates = async () => new Set((await staff.getEnquiries()).map((e) => e.delivery.state));
  await expect.poll(getStates).toEqual(new Set(["filed"]));
  const toTeam = [...readOutbox(cms).keys()].filter((name) => name.startsWith("enquiry-"));
  expect(toTeam).toHaveLength(await countEnquiries());
  for (const word of [FIELDS.email, FIELDS.name, FIELDS.phone, FIELDS.subject, "visitor.example"]) {
    expect(cms.log()).not.toContain(word);
  }
});
