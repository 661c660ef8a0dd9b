import { router } from "../../cms/src/public-api/router";
import { ConcurrentUploads } from "../../cms/src/enquiries/concurrent-uploads";
import { createLimits } from "../../cms/src/enquiries/enquiry-limits";
import type { Enquiry } from "../../cms/src/enquiries/validate-enquiry";
import { ENQUIRY_LIMITS, type EnquiryResponse } from "../../src/shared/contract/enquiry";
import { toCvParts, FIELDS, toMultipart, toParts, PDF, toPdfPart, type Part } from "./enquiry-form";

// Every input, through the router over a store in memory; the real server is in enquiries.spec.ts.

type Sent = { body: BodyInit; headers?: Record<string, string> };

async function submit(sent: Sent) {
  const stored: Enquiry[] = [];
  const repository = {
    store: async (enquiry: Enquiry) => (stored.push(enquiry), "new" as const),
    thanks: async () => "Thank you for writing to us.",
  };
  const limits = createLimits({ perTenMinutes: 0, perDay: 0, perDayInAll: 0 });
  const siteOrigins = ["https://www.firm.example"];
  const request = new Request("http://cms.example/api/sendmail", { method: "POST", ...sent });
  const response = await router.fetch(request, {
    siteOrigins,
    store: () => Promise.reject(new Error("nothing is read")),
    enquiryDependencies: async () => ({
      ...limits,
      uploads: new ConcurrentUploads(),
      repository,
      siteOrigins,
      onBot: () => undefined,
    }),
    onError: (error) => {
      throw error;
    },
  });
  return { status: response.status, stored, said: (await response.json()) as EnquiryResponse };
}

const { type, body } = toMultipart(toParts());
const form = (parts: Part[], headers: Record<string, string> = {}): Sent => ({
  body: toMultipart(parts).body,
  headers: { "content-type": type, ...headers },
});
const raw = (sent: BodyInit, contentType = type): Sent => ({
  body: sent,
  headers: { "content-type": contentType },
});
const careers = (...more: Part[]) => form([...toParts({ title: "Careers Inquiry" }), ...more]);
const withText = (name: string, text: string) => form([...toParts(), { name, text }]);
const withField = (name: string, text?: string) => form(toParts({ [name]: text }));
const from = (headers: Record<string, string>) => form(toParts(), headers);

const EVIL = "\r\nBcc: all@firm.example";
const LINES = ["title", "name", "phone", "email", "subject"] as const;
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(2000)]);
// The header that a reverse proxy on this machine sends.
const PROXIED = { "x-forwarded-host": "site.example" };

/** A PDF of a number of bytes. */
function pdfOf(bytes: number): Buffer {
  const filler = Buffer.alloc(bytes - PDF.length, " ");
  return Buffer.concat([PDF.subarray(0, 40), filler, PDF.subarray(40)]);
}

/** A PDF after other bytes. */
const behind = (text: string) => Buffer.concat([Buffer.from(text), PDF]);

const attachment = `Content-Disposition: attachment\r\n\r\n${"x".repeat(100_000)}`;

const many = Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, text: "x" }));

test.each<[string, Sent, number, string[]?]>([
  ["a body over 6 MB", raw(Buffer.alloc(7 * 1024 * 1024)), 413],
  ["a PDF of more than 5 MB", careers(toPdfPart(pdfOf(ENQUIRY_LIMITS.pdf + 1))), 413, ["pdf"]],
  ["a page named .pdf", careers(toPdfPart(html)), 415, ["pdf"]],
  ["a program named .pdf", careers(toPdfPart(program)), 415, ["pdf"]],
  ["half a PDF", careers(toPdfPart(PDF.subarray(0, 50))), 415, ["pdf"]],
  ["a PDF after 1,025 bytes", careers(toPdfPart(behind(" ".repeat(1025)))), 415, ["pdf"]],
  ["an empty PDF", careers(toPdfPart(Buffer.alloc(0))), 415, ["pdf"]],
  ["a PDF with a contact form", form([...toParts(), toPdfPart()]), 422, ["pdf"]],
  ["two PDFs", form([...toCvParts(), toPdfPart()]), 422, ["pdf"]],
  ["a file of another name", careers(toPdfPart(PDF, "a.pdf", "cv")), 422],
  [
    "a file in place of a text",
    form([...toParts({ message: undefined }), toPdfPart(PDF, "a.pdf", "message")]),
    422,
  ],
  ["a text in place of the PDF", careers({ name: "pdf", text: "%PDF-1.4" }), 422],
  ...LINES.flatMap((name): [string, Sent, number, string[]][] => [
    [`a header injected into ${name}`, withField(name, FIELDS[name] + EVIL), 422, [name]],
    [`a line break at the end of ${name}`, withField(name, `${FIELDS[name]}\n`), 422, [name]],
    [`a line separator in ${name}`, withField(name, `${FIELDS[name]}\u2028`), 422, [name]],
    [`a form without ${name}`, withField(name), 422, [name]],
  ]),
  ["a form without a message", withField("message"), 422, ["message"]],
  ["a NUL in the message", withField("message", "a\u0000b"), 422, ["message"]],
  ["a message of 200,000 characters", withField("message", "x".repeat(200_000)), 413],
  ["a fourth form", withField("title", "Complaint"), 422, ["title"]],
  ["an unknown field", withText("isAdmin", "1"), 422],
  ["a field named __proto__", withText("__proto__", "1"), 422],
  ["two values of a field", withText("email", "b@visitor.example"), 422, ["email"]],
  ["two hundred fields", form(many), 422],
  ["a header of 100,000 characters", form([{ name: "x".repeat(100_000), text: "x" }]), 422],
  [
    "a long part that is no field",
    raw(`--form\r\n${attachment}\r\n--form--`, "multipart/form-data; boundary=form"),
    422,
    [...LINES, "message"],
  ],
  ["a body without a boundary", raw(body, "multipart/form-data; charset=utf-8"), 400],
  ["a body of another boundary", raw(body, `${type}x`), 400],
  ["a body that ends too early", raw(body.subarray(0, -30)), 400],
  ["a body that ends within the PDF", raw(toMultipart(toCvParts()).body.subarray(0, -120)), 400],
  ["an empty body", raw(""), 400],
  ["an address-encoded form", { body: new URLSearchParams(FIELDS) }, 415],
  ["a form as JSON", raw(JSON.stringify(FIELDS), "application/json"), 415],
  ["bytes of no type", { body: new Uint8Array(body) }, 415],
  ["a page of another site", from({ origin: "https://other.example" }), 403],
  ["a page of no origin", from({ origin: "null" }), 403],
  ["another site without its origin", from({ "sec-fetch-site": "cross-site" }), 403],
  ["another host of the site without its origin", from({ "sec-fetch-site": "same-site" }), 403],
  [
    "a page whose host begins like this one",
    from({ ...PROXIED, origin: "https://site.example.other.example" }),
    403,
  ],
  ...["1999", "-1", "soon", ""].map((elapsed): [string, Sent, number] => [
    `a form filled in within "${elapsed}" milliseconds`,
    withText("elapsed", elapsed),
    422,
  ]),
  ["a key that is none", from({ "idempotency-key": "1" }), 400],
])("FRM-03 %s is refused with a message", async (_, sent, status, marked = []) => {
  const response = await submit(sent);
  expect(response.status).toBe(status);
  expect(response.stored).toEqual([]);
  expect(response.said.success).toBe(false);
  expect(response.said.message).toMatch(/^[A-Z].{10,120}$/);
  expect(Object.keys(response.said.errors ?? {})).toEqual(marked);
});

test.each<[string, Sent, number]>([
  ["no chosen file", careers(toPdfPart(Buffer.alloc(0), "")), 1],
  ["a PDF under a path as its name", careers(toPdfPart(PDF, "../../cms.sqlite")), 1],
  ["a message of characters of four bytes", withField("message", "𝒙".repeat(2500)), 1],
  ["a page of this host without its origin", from({ "sec-fetch-site": "same-origin" }), 1],
  ["a page of this host", from({ ...PROXIED, origin: "http://site.example" }), 1],
  ["a page of an allowed origin", from({ origin: "https://www.firm.example" }), 1],
  ["a form filled in within two seconds", withText("elapsed", "2000"), 1],
  ["a form whose hidden field is empty", withText("website", ""), 1],
  ["a form that a program filled in", withText("website", "https://spam.example"), 0],
])("FRM-03 %s is thanked for", async (_, sent, times) => {
  const { status, stored, said } = await submit(sent);
  expect([status, said]).toEqual([200, { success: true, message: "Thank you for writing to us." }]);
  expect(stored).toHaveLength(times);
});

test.each([
  ["lines of a header", behind("Content-Type: application/pdf\r\n\r\n")],
  ["a byte order mark", behind("\ufeff")],
  ["1,024 bytes", behind(" ".repeat(1024))],
  ["nothing, with a page behind it", Buffer.concat([PDF, Buffer.from("<p>Sent</p>".repeat(200))])],
])("FRM-02 a PDF after %s is accepted, and stored without what surrounds it", async (_, pdf) => {
  const { status, stored } = await submit(careers(toPdfPart(pdf)));
  expect([status, stored[0]?.pdf?.toString()]).toEqual([
    200,
    expect.stringMatching(/^%PDF-[^]*%%EOF.?$/s),
  ]);
});

test("FRM-09 the notice's digest and language and the second box are stored", async () => {
  const consent = [
    { name: "notice", text: "a".repeat(64) },
    { name: "noticeLanguage", text: "hi" },
    { name: "plans", text: "yes" },
  ];
  const { status, stored } = await submit(form([...toParts(), ...consent]));
  const kept = { noticeDigest: "a".repeat(64), noticeLanguage: "hi", mayTellAboutPlans: true };
  expect([status, stored[0]?.consent]).toEqual([200, kept]);
  const without = await submit(form(toParts()));
  const none = { noticeDigest: null, noticeLanguage: null, mayTellAboutPlans: false };
  expect(without.stored[0]?.consent).toEqual(none);
});

test.each([
  ["notice", "A digest"],
  ["noticeLanguage", "fr"],
  ["plans", "perhaps"],
])("FRM-09 a %s that cannot be read is refused by name: %s", async (name, text) => {
  const { status, stored, said } = await submit(withText(name, text));
  expect([status, stored, Object.keys(said.errors)]).toEqual([422, [], [name]]);
});

test("FRM-10 a request about personal data goes through the same call", async () => {
  const { status, stored } = await submit(withField("title", "My personal data"));
  expect([status, stored[0]?.fields.title]).toEqual([200, "My personal data"]);
});
