import { checkEnquiry } from "../../cms/src/enquiries/check-enquiry";
import { checkOrigin } from "../../cms/src/enquiries/check-origin";
import { enquiryKey } from "../../cms/src/enquiries/enquiry-key";
import { isPdf } from "../../cms/src/enquiries/is-pdf";
import { Refusal } from "../../cms/src/enquiries/refusal";
import { FIELDS, PDF } from "./enquiry-form";

function refusal(run: () => unknown): Pick<Refusal, "status" | "message" | "errors"> | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

const check = (changed: Partial<Record<string, string>>, pdf: Buffer | null = null) =>
  refusal(() => checkEnquiry({ fields: { ...FIELDS, ...changed }, pdf }));

test("FRM-03 whatever is wrong is said of every field at once", () => {
  const { status, errors } = check({ name: " ", email: "nobody", message: "" }) ?? {};
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})).toEqual(["name", "email", "message"]);
});

test("FRM-03 a line break or a control character in a single line is refused, even at its end", () => {
  for (const name of ["title", "name", "phone", "email", "subject"] as const) {
    for (const bad of ["\r\nBcc: all@firm.example", "\n", "\r", "\u0000", "\u2028", "\u0085"]) {
      expect(check({ [name]: FIELDS[name] + bad })?.errors).toHaveProperty(name);
    }
  }
});

test("a message keeps its lines and loses nothing of any script, but holds no NUL", () => {
  const text = "नमस्ते\r\nمرحبا\t🙂\n<script>alert(1)</script>";
  const { fields } = checkEnquiry({ fields: { ...FIELDS, message: text }, pdf: null });
  expect(fields.message).toBe(text.replace("\r\n", "\n"));
  expect(check({ message: "a\u0000b" })?.errors).toHaveProperty("message");
});

test("FRM-03 only the careers form takes a PDF, and only a whole one", () => {
  const careers = { title: "Careers Inquiry" };
  expect(check(careers, PDF)).toBeNull();
  expect(check({}, PDF)).toMatchObject({ status: 422, errors: { pdf: expect.any(String) } });
  const page = Buffer.from("<!doctype html>");
  expect(check(careers, page)).toMatchObject({
    status: 415,
    errors: { pdf: "Please upload a valid PDF file" },
  });
  expect(isPdf(PDF.subarray(0, 40))).toBe(false);
  expect(isPdf(Buffer.concat([Buffer.from(" "), PDF]))).toBe(false);
});

test.each([
  ["1999", 422],
  ["-1", 422],
  ["soon", 422],
  ["", 422],
  ["2000", null],
  [undefined, null],
])("a form filled in after %s milliseconds is answered with %s", (elapsed, status) => {
  expect(check({ elapsed })?.status ?? null).toBe(status);
});

test.each([
  [{}, true],
  [{ origin: "https://site.example" }, true],
  [{ origin: "http://site.example" }, true],
  [{ origin: "https://app.example" }, true],
  [{ origin: "https://other.example" }, false],
  [{ origin: "https://site.example.other.example" }, false],
  [{ origin: "null" }, false],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
])("a form from %j may be sent: %s", (headers, allowed) => {
  const all = new Headers({
    host: "127.0.0.1:3001",
    "x-forwarded-host": "site.example",
    ...headers,
  });
  expect(refusal(() => checkOrigin(all, ["https://app.example"]))?.status ?? 200).toBe(
    allowed ? 200 : 403,
  );
});

test("the same key over the same content is one enquiry, over other words another", () => {
  const uuid = "6a2f41a3-c54c-4fb9-8f2b-9d9c8e7f6a5b";
  const keyOf = (message: string, pdf: Buffer | null = null, id: string | null = uuid) =>
    enquiryKey(new Headers(id === null ? {} : { "Idempotency-Key": id }), {
      fields: { ...FIELDS, title: "Contact us", message },
      pdf,
    });
  expect(keyOf("a")).toBe(keyOf("a", null, uuid.toUpperCase()));
  expect(new Set([keyOf("a"), keyOf("b"), keyOf("a", PDF)]).size).toBe(3);
  expect(keyOf("a", null, null)).toBeNull();
  expect(refusal(() => keyOf("a", null, "1"))?.status).toBe(400);
});
