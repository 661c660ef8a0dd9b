import { ENQUIRY_LIMITS } from "../../src/contract/enquiry";
import { FIELDS, multipart, partsOf, PDF, pdfPart, type Part } from "./enquiry-form";

/** What is sent, and what comes of it: the status and the fields that are marked. */
export type Submission = {
  parts?: Part[];
  body?: BodyInit;
  headers?: NodeJS.Dict<string>;
  status: number;
  errors?: string[];
  /** What is kept of it; a status of 200 keeps the message as it was sent. */
  message?: string | null;
};

const CAREERS = { title: "Careers Inquiry" };
const EVIL = "\r\nBcc: all@firm.example";
const { type, body } = multipart(partsOf());
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(2000)]);

/** A PDF of a number of bytes. */
function pdfOf(bytes: number): Buffer {
  return Buffer.concat([
    PDF.subarray(0, 40),
    Buffer.alloc(bytes - PDF.length, " "),
    PDF.subarray(40),
  ]);
}

function streamed(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, 256 * 1024);
      left -= size;
      return controller.enqueue(new Uint8Array(size));
    },
  });
}

const says = (message: string): Submission => ({
  parts: partsOf({ message }),
  status: 200,
  message,
});
const marks = (name: string, text: string): Submission => ({
  parts: partsOf({ [name]: text }),
  status: 422,
  errors: [name],
});
const from = (headers: NodeJS.Dict<string>, status: number): Submission => ({
  parts: partsOf(),
  headers,
  status,
});

/** Each of them gets a clear answer. */
export const SUBMISSIONS: Record<string, Submission> = {
  "a body over 6 MB": {
    body: Buffer.alloc(7 * 1024 * 1024),
    headers: { "content-type": type },
    status: 413,
  },
  "a body over 6 MB of no declared length": {
    body: streamed(7 * 1024 * 1024),
    headers: { "content-type": type },
    status: 413,
  },
  "a PDF of more than 5 MB": {
    parts: [...partsOf(CAREERS), pdfPart(pdfOf(ENQUIRY_LIMITS.pdf + 1))],
    status: 413,
    errors: ["pdf"],
  },
  "a PDF of exactly 5 MB": {
    parts: [...partsOf(CAREERS), pdfPart(pdfOf(ENQUIRY_LIMITS.pdf))],
    status: 200,
  },
  "a page named .pdf": {
    parts: [...partsOf(CAREERS), pdfPart(html)],
    status: 415,
    errors: ["pdf"],
  },
  "a program named .pdf": {
    parts: [...partsOf(CAREERS), pdfPart(program)],
    status: 415,
    errors: ["pdf"],
  },
  "half a PDF": {
    parts: [...partsOf(CAREERS), pdfPart(PDF.subarray(0, 50))],
    status: 415,
    errors: ["pdf"],
  },
  "an empty PDF": {
    parts: [...partsOf(CAREERS), pdfPart(Buffer.alloc(0))],
    status: 415,
    errors: ["pdf"],
  },
  "no chosen file": { parts: [...partsOf(CAREERS), pdfPart(Buffer.alloc(0), "")], status: 200 },
  "a PDF under a path as its name": {
    parts: [...partsOf(CAREERS), pdfPart(PDF, "../../cms.sqlite")],
    status: 200,
  },
  "a PDF with a contact form": { parts: [...partsOf(), pdfPart()], status: 422, errors: ["pdf"] },
  "two PDFs": {
    parts: [...partsOf(CAREERS), pdfPart(), pdfPart()],
    status: 422,
    errors: ["pdf"],
  },
  "a file of another name": {
    parts: [...partsOf(CAREERS), pdfPart(PDF, "a.pdf", "cv")],
    status: 422,
  },
  "a file in place of a text": {
    parts: [...partsOf({ message: undefined }), pdfPart(PDF, "a.pdf", "message")],
    status: 422,
  },
  "a text in place of the PDF": {
    parts: [...partsOf(CAREERS), { name: "pdf", text: "%PDF-1.4" }],
    status: 422,
  },
  ...Object.fromEntries(
    (["title", "name", "phone", "email", "subject"] as const).flatMap((name) => [
      [`a header injected into ${name}`, marks(name, FIELDS[name] + EVIL)],
      [`a line break at the end of ${name}`, marks(name, `${FIELDS[name]}\n`)],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(FIELDS).map((name) => [
      `a form without ${name}`,
      { parts: partsOf({ [name]: undefined }), status: 422, errors: [name] },
    ]),
  ),
  "a form of spaces": {
    parts: partsOf({ name: " ", phone: " ", subject: "\u00a0", message: "\r\n \r\n" }),
    status: 422,
    errors: ["message", "name", "phone", "subject"],
  },
  "a header injected into the message": says(`Hello${EVIL}`),
  "a NUL in the message": marks("message", "a\u0000b"),
  "a message of 10,000 characters": marks("message", "x".repeat(10_000)),
  "a message of 200,000 characters": {
    parts: partsOf({ message: "x".repeat(200_000) }),
    status: 413,
  },
  "a message of 5,000 characters": says("x".repeat(5000)),
  "a message of 5,000 characters with line breaks": says(`${"a\r\n".repeat(2499)}ab`),
  "a message of 1,250 characters of four bytes": says("𝒙".repeat(1250)),
  "a name of 121 characters": marks("name", "x".repeat(121)),
  "two addresses in e-mail": marks("email", "a@visitor.example, b@visitor.example"),
  "an address in angle brackets": marks("email", "A <a@visitor.example>"),
  "letters in phone": marks("phone", "call me"),
  "a fourth form": marks("title", "Complaint"),
  "a script": says('<script>alert(1)</script><img src=x onerror="alert(1)">'),
  emoji: says("When do you open? 🙏🏽👨‍👩‍👧 📈"),
  "right-to-left text": says("مرحبا، ما هي الخطة المناسبة؟ \u202etxet"),
  Hindi: says("नमस्ते, कौन-सी योजना ठीक रहेगी?"),
  "a piece of SQL": says("'); DROP TABLE enquiries; --"),
  "an unknown field": { parts: [...partsOf(), { name: "isAdmin", text: "1" }], status: 422 },
  "a field named __proto__": {
    parts: [...partsOf(), { name: "__proto__", text: "1" }],
    status: 422,
  },
  "two values of a field": {
    parts: [...partsOf(), { name: "email", text: "b@visitor.example" }],
    status: 422,
    errors: ["email"],
  },
  "two hundred fields": {
    parts: Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, text: "x" })),
    status: 422,
  },
  "a part with a header of 100,000 characters": {
    parts: [{ name: "x".repeat(100_000), text: "x" }],
    status: 422,
  },
  "a body without a boundary": {
    body,
    headers: { "content-type": "multipart/form-data; charset=utf-8" },
    status: 400,
  },
  "a body of another boundary": { body, headers: { "content-type": `${type}x` }, status: 400 },
  "a body that ends too early": {
    body: body.subarray(0, -30),
    headers: { "content-type": type },
    status: 400,
  },
  "a body that ends within the PDF": {
    body: multipart([...partsOf(CAREERS), pdfPart()]).body.subarray(0, -120),
    headers: { "content-type": type },
    status: 400,
  },
  "an empty body": { body: "", headers: { "content-type": type }, status: 400 },
  "an address-encoded form": { body: new URLSearchParams(FIELDS), status: 415 },
  "a form as JSON": {
    body: JSON.stringify(FIELDS),
    headers: { "content-type": "application/json" },
    status: 415,
  },
  "bytes of no type": { body: new Uint8Array(body), status: 415 },
  "a page of another site": from({ origin: "https://other.example" }, 403),
  "a page of no origin": from({ origin: "null" }, 403),
  "another site without its origin": from({ "sec-fetch-site": "cross-site" }, 403),
  "a page of an allowed origin": from({ origin: "https://www.firm.example" }, 200),
  "a form that a program filled in": {
    parts: [...partsOf(), { name: "website", text: "https://spam.example" }],
    status: 200,
    message: null,
  },
  "a form filled in within a second": {
    parts: [...partsOf(), { name: "elapsed", text: "900" }],
    status: 422,
  },
  "a form filled in within a minute": {
    parts: [...partsOf(), { name: "elapsed", text: "60000" }, { name: "website", text: "" }],
    status: 200,
  },
  "a key that is none": from({ "idempotency-key": "1" }, 400),
};
