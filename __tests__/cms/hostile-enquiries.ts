import { ENQUIRY_LIMITS } from "../../src/shared/contract/enquiry";
import { application, FIELDS, multipart, partsOf, PDF, pdfPart, type Part } from "./enquiry-form";

/** What is sent, and what comes of it: the status and the fields that are marked. */
export type Submission = {
  parts?: Part[];
  body?: BodyInit;
  headers?: NodeJS.Dict<string>;
  status: number;
  errors?: string[];
  /** What is kept of it, null for nothing; a status of 200 alone keeps it, whatever its words. */
  message?: string | null;
};

// As a reverse proxy of this machine tells it.
const PROXIED = { "x-forwarded-host": "site.example" };
const EVIL = "\r\nBcc: all@firm.example";
const { type, body } = multipart(partsOf());
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(2000)]);

const careers = (...more: Part[]) => [...partsOf({ title: "Careers Inquiry" }), ...more];
const withText = (name: string, text: string) => [...partsOf(), { name, text }];

/** An application with a file that is not taken. */
const file = (data: Buffer, status = 415): Submission => ({
  parts: careers(pdfPart(data)),
  status,
  errors: ["pdf"],
});

/** A PDF of a number of bytes. */
function pdfOf(bytes: number): Buffer {
  const filler = Buffer.alloc(bytes - PDF.length, " ");
  return Buffer.concat([PDF.subarray(0, 40), filler, PDF.subarray(40)]);
}

/** A body whose length is not declared. */
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

const refused = (parts: Part[], status = 422, ...errors: string[]): Submission => ({
  parts,
  status,
  errors,
});
const taken = (parts: Part[], message?: string | null): Submission => ({
  parts,
  status: 200,
  message,
});
const says = (message: string) => taken(partsOf({ message }), message);
const marks = (name: string, text: string | undefined) =>
  refused(partsOf({ [name]: text }), 422, name);
const from = (headers: NodeJS.Dict<string>, status: number): Submission => ({
  parts: partsOf(),
  headers,
  status,
});
const raw = (sent: BodyInit, status: number, contentType = type): Submission => ({
  body: sent,
  headers: { "content-type": contentType },
  status,
});

/** Each of them gets a clear answer. */
export const SUBMISSIONS: Record<string, Submission> = {
  "a body over 6 MB": raw(Buffer.alloc(7 * 1024 * 1024), 413),
  "a body over 6 MB of no declared length": raw(streamed(7 * 1024 * 1024), 413),
  "a PDF of more than 5 MB": file(pdfOf(ENQUIRY_LIMITS.pdf + 1), 413),
  "a PDF of exactly 5 MB": taken(careers(pdfPart(pdfOf(ENQUIRY_LIMITS.pdf)))),
  "a page named .pdf": file(html),
  "a program named .pdf": file(program),
  "half a PDF": file(PDF.subarray(0, 50)),
  "a PDF after a space": file(Buffer.concat([Buffer.from(" "), PDF])),
  "an empty PDF": file(Buffer.alloc(0)),
  "no chosen file": taken(careers(pdfPart(Buffer.alloc(0), ""))),
  "a PDF under a path as its name": taken(careers(pdfPart(PDF, "../../cms.sqlite"))),
  "a PDF with a contact form": refused([...partsOf(), pdfPart()], 422, "pdf"),
  "two PDFs": refused([...application(), pdfPart()], 422, "pdf"),
  "a file of another name": refused(careers(pdfPart(PDF, "a.pdf", "cv"))),
  "a file in place of a text": refused([
    ...partsOf({ message: undefined }),
    pdfPart(PDF, "a.pdf", "message"),
  ]),
  "a text in place of the PDF": refused(careers({ name: "pdf", text: "%PDF-1.4" })),
  ...Object.fromEntries(
    (["title", "name", "phone", "email", "subject"] as const).flatMap((name) => [
      [`a header injected into ${name}`, marks(name, FIELDS[name] + EVIL)],
      [`a line break at the end of ${name}`, marks(name, `${FIELDS[name]}\n`)],
    ]),
  ),
  ...Object.fromEntries(
    ["\r", "\u0000", "\u0085", "\u2028"].map((character) => [
      `${JSON.stringify(character)} in the name`,
      marks("name", FIELDS.name + character),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(FIELDS).map((name) => [`a form without ${name}`, marks(name, undefined)]),
  ),
  "a form of spaces": refused(
    partsOf({ name: " ", phone: " ", subject: "\u00a0", message: "\r\n \r\n" }),
    422,
    "message",
    "name",
    "phone",
    "subject",
  ),
  "a header injected into the message": says(`Hello${EVIL}`),
  "a NUL in the message": marks("message", "a\u0000b"),
  "a message of 10,000 characters": marks("message", "x".repeat(10_000)),
  "a message of 200,000 characters": refused(partsOf({ message: "x".repeat(200_000) }), 413),
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
  "Hindi in lines with a tab": says("नमस्ते,\r\n\tकौन-सी योजना ठीक रहेगी?"),
  "a piece of SQL": says("'); DROP TABLE enquiries; --"),
  "an unknown field": refused(withText("isAdmin", "1")),
  "a field named __proto__": refused(withText("__proto__", "1")),
  "two values of a field": refused(withText("email", "b@visitor.example"), 422, "email"),
  "two hundred fields": refused(
    Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, text: "x" })),
  ),
  "a part with a header of 100,000 characters": refused([{ name: "x".repeat(100_000), text: "x" }]),
  "a body without a boundary": raw(body, 400, "multipart/form-data; charset=utf-8"),
  "a body of another boundary": raw(body, 400, `${type}x`),
  "a body that ends too early": raw(body.subarray(0, -30), 400),
  "a body that ends within the PDF": raw(multipart(application()).body.subarray(0, -120), 400),
  "an empty body": raw("", 400),
  "an address-encoded form": { body: new URLSearchParams(FIELDS), status: 415 },
  "a form as JSON": raw(JSON.stringify(FIELDS), 415, "application/json"),
  "bytes of no type": { body: new Uint8Array(body), status: 415 },
  "a page of another site": from({ origin: "https://other.example" }, 403),
  "a page of no origin": from({ origin: "null" }, 403),
  "another site without its origin": from({ "sec-fetch-site": "cross-site" }, 403),
  "another host of the site without its origin": from({ "sec-fetch-site": "same-site" }, 403),
  "a page of this host without its origin": from({ "sec-fetch-site": "same-origin" }, 200),
  "a page of this host": from({ ...PROXIED, origin: "http://site.example" }, 200),
  "a page whose host begins like this one": from(
    { ...PROXIED, origin: "https://site.example.other.example" },
    403,
  ),
  "a page of an allowed origin": from({ origin: "https://www.firm.example" }, 200),
  "a form that a program filled in": taken(withText("website", "https://spam.example"), null),
  ...Object.fromEntries(
    ["1999", "-1", "soon", ""].map((elapsed) => [
      `a form filled in within "${elapsed}" milliseconds`,
      refused(withText("elapsed", elapsed)),
    ]),
  ),
  "a form filled in within two seconds": taken(withText("elapsed", "2000")),
  "a form whose hidden field is empty": taken(withText("website", "")),
  "a key that is none": from({ "idempotency-key": "1" }, 400),
};
