import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { stringify } from "yaml";
import { composeMail, composeVisitorMail } from "../../cms/src/enquiries/enquiry-mails";
import { describeMailError } from "../../cms/src/lib/mail-error";
import {
  createMailPolicy,
  computeWaitMs,
  createWebhookPolicy,
  type RetryPolicy,
} from "../../cms/src/queue/retry";
import { readMailTexts } from "../../src/shared/node/read-content";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { createTestFolder } from "../support/temporary-folder";
import { FIELDS, PDF } from "./enquiry-form";

// Jest cannot load the database's ES modules.
jest.mock("../../cms/src/lib/sql", () => ({}));

const { mail, publishing } = readEnvironment({ MAIL_TO: "team@firm.example" });
const inFolder = createTestFolder();
const settings = { ...mail, cmsUrl: "https://cms.firm.example" };

const enquiry = {
  ...FIELDS,
  id: 7,
  title: "Careers Inquiry" as const,
  createdAt: "2026-11-21T04:30:00.000Z",
  updatedAt: "2026-11-21T04:30:00.000Z",
  delivery: { state: "stored" as const, round: 1 },
  acknowledgement: { state: "stored" as const, round: 1 },
  answer: { round: 2 },
  reference: "2026-7KQ3MX-4",
};

async function readHeaders(changed: Partial<typeof FIELDS>): Promise<string[]> {
  const mail = composeMail({ ...enquiry, ...changed, title: "Careers Inquiry" }, null, settings);
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  const [head = ""] = sent.message.toString().split("\r\n\r\n");
  return head.split(/\r\n(?![ \t])/);
}

test("FRM-03 the mail names the form, replies to it reach the visitor, and the PDF is attached", () => {
  const mail = composeMail(enquiry, PDF, settings);
  expect(mail).toMatchObject({
    to: ["team@firm.example"],
    replyTo: { name: FIELDS.name, address: FIELDS.email },
    subject: `[Careers Inquiry] ${FIELDS.subject}`,
    messageId: "<enquiry-7-1795235400000-1@localhost>",
    attachments: [{ filename: "enquiry-7.pdf", content: PDF }],
  });
  expect(mail.text).toContain(FIELDS.message);
  expect(mail.text).toContain("21 Nov 2026");
  expect(mail.text).toContain("https://cms.firm.example/cms/collections/enquiries/7\n");
});

test("FRM-07 a fraudster's address in a report is not a link in the mail", () => {
  const message = "Website\nPay at https://evil.example/pay?a=1 or write to a.b@evil.example.";
  const report = { ...enquiry, title: "Report impersonation" as const };
  const mail = composeMail({ ...report, subject: "www.evil.example", message }, null, settings);
  expect(mail.subject).toBe("[Report impersonation] www[.]evil[.]example");
  expect(mail.text).toContain(
    "Pay at https[:]//evil[.]example/pay?a=1 or write to a[.]b@evil[.]example.",
  );
  expect(mail.html).toBeUndefined();
});

test("FRM-12 a quotation mark or line break in the firm's name stays in the texts of mails", () => {
  const root = inFolder();
  mkdirSync(join(root, "content"));
  const mails = readFileSync("content/mails.yaml", "utf8");
  const named = mails.replace('We have received your form: %"', '{brand.company}: %"');
  writeFileSync(join(root, "content/mails.yaml"), named);
  const site = stringify({ brand: { company: 'A "quoted"\n  firm: x' } });
  writeFileSync(join(root, "content/site.yaml"), site);
  expect(readMailTexts(root).acknowledgement.subject).toBe('A "quoted"\n  firm: x: %');
});

test("FRM-12 an acknowledgement goes to the sender only, names the firm and quotes no word of the visitor", async () => {
  const texts = readMailTexts(process.cwd()).acknowledgement;
  const mail = composeVisitorMail(enquiry, texts, settings.from);
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  const source = sent.message.toString();
  expect(sent.envelope).toEqual({ from: "website@localhost", to: [FIELDS.email] });
  expect(source).toMatch(/^Auto-Submitted: auto-replied$/im);
  expect(source).toContain("Content-Type: text/plain");
  expect(mail.messageId).toBe("<acknowledgement-7-1795235400000-1@localhost>");
  for (const typed of [FIELDS.name, FIELDS.subject, FIELDS.message]) {
    expect(source).not.toContain(typed);
  }
  expect(mail.subject).toBe("We have received your form: 2026-7KQ3MX-4");
  expect(mail.text).toContain("SEBI registration number INH000000000");
  expect(mail.text).not.toMatch(/\{/);
});

test("EDT-60 an answer goes to the sender only, with staff's words and the reference, not the visitor's", () => {
  const words = "Prices rose by 5 %. We will call you.";
  const { subject, text } = readMailTexts(process.cwd()).answer;
  const texts = { subject, text: `${text}\nWith 18 % tax.` };
  const mail = composeVisitorMail(enquiry, texts, settings.from, { answer: words });
  expect(mail.text).toMatch(/With 18 % tax\.$/);
  expect(mail).toMatchObject({ to: FIELDS.email, headers: {} });
  expect(mail.messageId).toBe("<answer-7-1795235400000-2@localhost>");
  expect(mail.subject).toBe("About your form: 2026-7KQ3MX-4");
  expect(mail.text).toContain(`reference 2026-7KQ3MX-4:\n\n${words}\n\nWe never ask`);
  for (const typed of [FIELDS.name, FIELDS.subject, FIELDS.message])
    expect(JSON.stringify(mail)).not.toContain(typed);
});

test("FRM-09 the mail says whether offers of plans are allowed", () => {
  const composeText = (mayTellAboutPlans: boolean) =>
    composeMail({ ...enquiry, mayTellAboutPlans }, null, settings).text;
  expect(composeText(true)).toContain("Accepts offers of plans: yes");
  expect(composeText(false)).toContain("Accepts offers of plans: no");
});

test("line breaks in a visitor's stored text add no mail header", async () => {
  const evil = "x\r\nBcc: all@firm.example\r\n\r\nbody";
  const listNames = (headers: string[]) => headers.map((line) => line.split(":", 1)[0]);
  const plain = listNames(await readHeaders({}));
  for (const name of ["name", "subject", "phone"] as const) {
    expect(listNames(await readHeaders({ [name]: evil }))).toEqual(plain);
  }
});

const MAIL_WAITS = [60, 120, 240, 480, 960, 1920, 3840, 7680, 14_400, 14_400];
const CHANGE_WAITS = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900];
test.each([
  ["a mail", createMailPolicy(60), MAIL_WAITS],
  ["BLD-05 a change", createWebhookPolicy(publishing.retryMs), CHANGE_WAITS],
])("%s is retried for three days, with growing delays", (_what, policy, first) => {
  const { waits, hours } = computeWaits(policy);
  expect(waits.slice(0, 10)).toEqual(first);
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThan(73);
});

/** Returns the seconds between the attempts of a delivery that always fails, and their sum in hours. */
function computeWaits(policy: RetryPolicy): { waits: number[]; hours: number } {
  const waits: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const waitMs = computeWaitMs(attempt, policy);
    if (waitMs === null) return { waits, hours: waits.reduce((sum, wait) => sum + wait) / 3600 };
    waits.push(waitMs / 1000);
  }
}

test("a failed delivery is reported by its codes, never with the server's message", () => {
  const error = Object.assign(new Error("550 <asha@visitor.example> unknown"), {
    code: "EENVELOPE",
    responseCode: 550,
    command: "RCPT TO",
    response: "550 <asha@visitor.example> unknown",
  });
  expect(describeMailError(error)).toBe("EENVELOPE 550 at RCPT TO");
  const address = "asha@visitor.example";
  const personal = { message: address, code: address, command: `RCPT TO <${address}>` };
  for (const other of [Object.assign(new Error(), personal), null]) {
    expect(describeMailError(other)).toBe("unknown error");
  }
});
