import { ENQUIRY_LIMITS } from "../../src/shared/contract/enquiry";
import { createEnquiryApi, type SentForm } from "./enquiry-api";
import { toCvParts, FIELDS, toMultipart, toParts, PDF, toPdfPart, type Part } from "./enquiry-form";

async function submitForm(sent: SentForm) {
  const { submit, stored } = createEnquiryApi();
  return { ...(await submit(sent)), stored };
}

const { type, body } = toMultipart(toParts());
const toForm = (parts: Part[], headers: Record<string, string> = {}): SentForm => ({
  body: toMultipart(parts).body,
  headers: { "content-type": type, ...headers },
});
const toRaw = (sent: BodyInit, contentType = type): SentForm => ({
  body: sent,
  headers: { "content-type": contentType },
});
const toCvForm = (...more: Part[]) => toForm([...toParts({ title: "Careers Inquiry" }), ...more]);
const addText = (name: string, text: string) => toForm([...toParts(), { name, text }]);
const setField = (name: string, text?: string) => toForm(toParts({ [name]: text }));
const addHeaders = (headers: Record<string, string>) => toForm(toParts(), headers);

const EVIL = "\r\nBcc: all@firm.example";
const LINES = ["title", "name", "phone", "email", "subject"] as const;
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(2000)]);
// The header that a reverse proxy on this machine sends.
const PROXIED = { "x-forwarded-host": "site.example" };

function toPdf(bytes: number): Buffer {
  const filler = Buffer.alloc(bytes - PDF.length, " ");
  return Buffer.concat([PDF.subarray(0, 40), filler, PDF.subarray(40)]);
}

const padPdf = (text: string) => Buffer.concat([Buffer.from(text), PDF]);

const attachment = `Content-Disposition: attachment\r\n\r\n${"x".repeat(100_000)}`;

const MANY_PARTS = Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, text: "x" }));

test.each<[string, SentForm, number, string[]?]>([
  ["a body over 6 MB", toRaw(Buffer.alloc(7 * 1024 * 1024)), 413],
  ["a PDF of more than 5 MB", toCvForm(toPdfPart(toPdf(ENQUIRY_LIMITS.pdf + 1))), 413, ["pdf"]],
  ["an HTML page named .pdf", toCvForm(toPdfPart(html)), 415, ["pdf"]],
  ["a program named .pdf", toCvForm(toPdfPart(program)), 415, ["pdf"]],
  ["half a PDF", toCvForm(toPdfPart(PDF.subarray(0, 50))), 415, ["pdf"]],
  ["a PDF after 1,025 bytes", toCvForm(toPdfPart(padPdf(" ".repeat(1025)))), 415, ["pdf"]],
  ["an empty PDF", toCvForm(toPdfPart(Buffer.alloc(0))), 415, ["pdf"]],
  ["a PDF with a contact form", toForm([...toParts(), toPdfPart()]), 422, ["pdf"]],
  ["two PDFs", toForm([...toCvParts(), toPdfPart()]), 422, ["pdf"]],
  ["a file in another field", toCvForm(toPdfPart(PDF, "a.pdf", "cv")), 422],
  [
    "a file in place of a text",
    toForm([...toParts({ message: undefined }), toPdfPart(PDF, "a.pdf", "message")]),
    422,
  ],
  ["a text in place of the PDF", toCvForm({ name: "pdf", text: "%PDF-1.4" }), 422],
  ...LINES.flatMap((name): [string, SentForm, number, string[]][] => [
    [`a header injected into ${name}`, setField(name, FIELDS[name] + EVIL), 422, [name]],
    [`a line break at the end of ${name}`, setField(name, `${FIELDS[name]}\n`), 422, [name]],
    [`a line separator in ${name}`, setField(name, `${FIELDS[name]}\u2028`), 422, [name]],
    [`a form without ${name}`, setField(name), 422, [name]],
  ]),
  ["a form without a message", setField("message"), 422, ["message"]],
  ["a NUL in the message", setField("message", "a\u0000b"), 422, ["message"]],
  ["a message of 200,000 characters", setField("message", "x".repeat(200_000)), 413],
  ["an unknown form", setField("title", "Grievance"), 422, ["title"]],
  ["an unknown field", addText("isAdmin", "1"), 422],
  ["a field named __proto__", addText("__proto__", "1"), 422],
  ["two values of a field", addText("email", "b@visitor.example"), 422, ["email"]],
  ["two hundred fields", toForm(MANY_PARTS), 422],
  ["a header of 100,000 characters", toForm([{ name: "x".repeat(100_000), text: "x" }]), 422],
  [
    "a long part without a field name",
    toRaw(`--form\r\n${attachment}\r\n--form--`, "multipart/form-data; boundary=form"),
    422,
    [...LINES, "message"],
  ],
  ["a body without a boundary", toRaw(body, "multipart/form-data; charset=utf-8"), 400],
  ["a body with another boundary", toRaw(body, `${type}x`), 400],
  ["a body that ends too early", toRaw(body.subarray(0, -30)), 400],
  ["a body that ends within the PDF", toRaw(toMultipart(toCvParts()).body.subarray(0, -120)), 400],
  ["an empty body", toRaw(""), 400],
  ["a URL-encoded form", { body: new URLSearchParams(FIELDS) }, 415],
  ["a form as JSON", toRaw(JSON.stringify(FIELDS), "application/json"), 415],
  ["bytes without a type", { body: new Uint8Array(body) }, 415],
  ["a page of another site", addHeaders({ origin: "https://other.example" }), 403],
  ["a page with a null origin", addHeaders({ origin: "null" }), 403],
  ["another site with no origin", addHeaders({ "sec-fetch-site": "cross-site" }), 403],
  ["another host of the site with no origin", addHeaders({ "sec-fetch-site": "same-site" }), 403],
  [
    "a page whose host starts with this one",
    addHeaders({ ...PROXIED, origin: "https://site.example.other.example" }),
    403,
  ],
  ...["1999", "-1", "soon", ""].map((elapsed): [string, SentForm, number] => [
    `a form filled in within "${elapsed}" milliseconds`,
    addText("elapsed", elapsed),
    422,
  ]),
  ["an invalid idempotency key", addHeaders({ "idempotency-key": "1" }), 400],
])("FRM-03 %s is refused with a message", async (_, sent, status, marked = []) => {
  const response = await submitForm(sent);
  expect(response.status).toBe(status);
  expect(response.stored).toEqual([]);
  expect(response.json.success).toBe(false);
  expect(response.json.message).toMatch(/^[A-Z].{10,120}$/);
  expect(Object.keys(response.json.errors ?? {})).toEqual(marked);
});

test.each<[string, SentForm, number]>([
  ["no chosen file", toCvForm(toPdfPart(Buffer.alloc(0), "")), 1],
  ["a PDF whose file name is a path", toCvForm(toPdfPart(PDF, "../../cms.sqlite")), 1],
  ["a message of characters of four bytes", setField("message", "𝒙".repeat(2500)), 1],
  ["a page of this host with no origin", addHeaders({ "sec-fetch-site": "same-origin" }), 1],
  ["a page of this host", addHeaders({ ...PROXIED, origin: "http://site.example" }), 1],
  ["a page of an allowed origin", addHeaders({ origin: "https://www.firm.example" }), 1],
  ["a form filled in after two seconds", addText("elapsed", "2000"), 1],
  ["a form whose hidden field is empty", addText("website", ""), 1],
  ["a form filled in by a bot", addText("website", "https://spam.example"), 0],
])("FRM-03, FRM-12 %s gets thanks and a reference", async (_, sent, storedCount) => {
  const { status, stored, json } = await submitForm(sent);
  const reference = expect.stringMatching(/^20\d\d-[2-9B-Z]{6}-[2-9B-Z]$/);
  const receipt = { success: true, message: "Thank you for writing to us.", reference };
  expect([status, json]).toEqual([200, receipt]);
  expect(stored).toHaveLength(storedCount);
});

test.each([
  ["after lines of a header", padPdf("Content-Type: application/pdf\r\n\r\n")],
  ["after a byte order mark", padPdf("\ufeff")],
  ["after 1,024 bytes", padPdf(" ".repeat(1024))],
  ["before HTML", Buffer.concat([PDF, Buffer.from("<p>Sent</p>".repeat(200))])],
])("FRM-02 a PDF %s is accepted, and stored without the other bytes", async (_, pdf) => {
  const { status, stored } = await submitForm(toCvForm(toPdfPart(pdf)));
  expect([status, stored[0]?.pdf?.toString()]).toEqual([
    200,
    expect.stringMatching(/^%PDF-[^]*%%EOF.?$/s),
  ]);
});

test("FRM-09 the notice's digest and language and the second checkbox are stored", async () => {
  const consent = [
    { name: "notice", text: "a".repeat(64) },
    { name: "noticeLanguage", text: "hi" },
    { name: "plans", text: "yes" },
  ];
  const { status, stored } = await submitForm(toForm([...toParts(), ...consent]));
  const given = { noticeDigest: "a".repeat(64), noticeLanguage: "hi", mayTellAboutPlans: true };
  expect([status, stored[0]?.consent]).toEqual([200, given]);
  const without = await submitForm(toForm(toParts()));
  const none = { noticeDigest: null, noticeLanguage: null, mayTellAboutPlans: false };
  expect(without.stored[0]?.consent).toEqual(none);
});

test.each([
  ["notice", "A digest"],
  ["noticeLanguage", "fr"],
  ["plans", "perhaps"],
])("FRM-09 refuses an invalid %s by its name: %s", async (name, text) => {
  const { status, stored, json } = await submitForm(addText(name, text));
  expect([status, stored, Object.keys(json.errors)]).toEqual([422, [], [name]]);
});

test("FRM-10 a request about personal data is accepted as an enquiry", async () => {
  const { status, stored } = await submitForm(setField("title", "My personal data"));
  expect([status, stored[0]?.fields.title]).toEqual([200, "My personal data"]);
});
