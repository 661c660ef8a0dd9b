import { randomUUID } from "node:crypto";
import type { EnquiryResponse } from "../../src/shared/contract/enquiry";

/** A part of a form: a text, or a file. */
export type Part =
  | { name: string; text: string }
  | { name: string; file: Buffer; filename: string };

export const FIELDS = {
  title: "Contact us",
  name: "Asha Sample",
  phone: "+91 00000 00001",
  email: "asha@visitor.example",
  subject: "A question about plans",
  message: "Which plan fits a monthly investment?",
};

/** A minimal file that the CMS accepts as a complete PDF. */
export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n43\n%%EOF\n",
);

/** Returns the fields as parts, with some of them changed; undefined omits a field. */
export function toParts(changed: Partial<Record<string, string>> = {}): Part[] {
  return Object.entries({ ...FIELDS, ...changed }).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, text }],
  );
}

export function toPdfPart(file: Buffer = PDF, filename = "cv.pdf", name = "pdf"): Part {
  return { name, file, filename };
}

/** Returns the parts of a careers form, with its PDF. */
export function toCvParts(changed: Partial<Record<string, string>> = {}): Part[] {
  return [...toParts({ title: "Careers Inquiry", ...changed }), toPdfPart()];
}

const BOUNDARY = "----form-boundary-7d4a";

/** Returns a multipart body like a browser's, built by hand so that tests can break it. */
export function toMultipart(parts: Part[]): { type: string; body: Buffer<ArrayBuffer> } {
  const chunks = parts.flatMap((part) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"`;
    return "file" in part
      ? [
          `${head}; filename="${part.filename}"\r\nContent-Type: application/pdf\r\n\r\n`,
          part.file,
          "\r\n",
        ]
      : [`${head}\r\n\r\n${part.text}\r\n`];
  });
  const body = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

/** Sends a form to a host and returns the response; undefined headers are omitted. */
export function sendForm(base: string, parts: Part[], headers: NodeJS.Dict<string> = {}) {
  const { type, body } = toMultipart(parts);
  return sendBody(base, body, { "content-type": type, ...headers });
}

/** Sends a body, even an invalid one, to the form's address and returns the response. */
export async function sendBody(base: string, body: BodyInit, headers: NodeJS.Dict<string> = {}) {
  const definedHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  // Streamed bodies need duplex: "half".
  const request: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const response = await fetch(`${base}/api/sendmail`, { ...request, headers: definedHeaders });
  const parsed = (await response.json()) as Partial<EnquiryResponse>;
  return { status: response.status, headers: response.headers, body: parsed };
}

/** Returns the header that makes a repeated form the same enquiry. */
export function createKey(uuid: string = randomUUID()): Record<string, string> {
  return { "idempotency-key": uuid };
}
