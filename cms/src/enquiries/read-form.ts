import { Busboy } from "@fastify/busboy";
import { ENQUIRY_LIMITS, ENQUIRY_PARTS } from "../../../src/shared/contract/enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import type { Arrival } from "./concurrent-uploads";

/** Bytes of the largest body; the site server has the same limit. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;
/** Bytes to drop of a form that was refused or ended, because its sender reads no response while it sends. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

const PARTS = [
  ...["title", "name", "phone", "email", "subject", "message"],
  ...Object.values(ENQUIRY_PARTS).filter((name) => name !== ENQUIRY_PARTS.pdf),
];

export type EnquiryForm = { fields: Partial<Record<string, string>>; pdf: Buffer | null };

/** Reads a multipart form. Throws EnquiryRejection at the first fault and drops the rest. */
export async function readForm(request: Request, arrival: Arrival): Promise<EnquiryForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new EnquiryRejection(415, MESSAGES.notAForm);
  const reader = request.body?.getReader();
  if (!reader) throw new EnquiryRejection(400, MESSAGES.unreadable);

  const { parser, form, failure } = openParser(type);
  await Promise.race([failure, arrival.ended, pumpBody(reader, parser, arrival)]);
  return form;
}

async function pumpBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: Busboy,
  arrival: Arrival,
): Promise<void> {
  let isEnded = false;
  arrival.ended.catch(() => (isEnded = true));
  const finished = new Promise<void>((resolve) => parser.once("finish", resolve));
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new EnquiryRejection(400, MESSAGES.unreadable);
    });
    if (done) break;
    size += value.byteLength;
    arrival.addBytes(value.byteLength);
    if (isEnded) return drainBody(reader);
    if (size > MAX_BODY_BYTES) {
      await drainBody(reader);
      throw new EnquiryRejection(413, MESSAGES.tooLarge);
    }
    if (!parser.write(value)) await new Promise((resolve) => parser.once("drain", resolve));
  }
  parser.end();
  await finished;
}

/** Reads and drops the rest of a body, about 8 MB at most. */
async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let size = 0; size < MAX_DRAINED_BYTES;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    size += value?.byteLength ?? 0;
  }
}

type Busboy = InstanceType<typeof Busboy>;

function openParser(type: string) {
  const parser = createParser(type);
  const form: EnquiryForm = { fields: {}, pdf: null };
  const failure = new Promise<never>((_resolve, reject) => {
    const rejectWith = (...reason: ConstructorParameters<typeof EnquiryRejection>) =>
      reject(new EnquiryRejection(...reason));
    parser.on("field", (name, value, nameCut, valueCut) => {
      // A form without a chosen file may send an empty text.
      if (name === ENQUIRY_PARTS.pdf && value === "") return;
      if (nameCut || !PARTS.includes(name)) return rejectWith(422, MESSAGES.unknownField);
      if (name in form.fields)
        return rejectWith(422, MESSAGES.fields, { [name]: MESSAGES.sentTwice });
      if (valueCut) return rejectWith(413, MESSAGES.tooLarge);
      form.fields[name] = value;
    });
    parser.on("file", (name, stream, filename) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      // A broken body also ends the file, which the parser reports again.
      stream.on("error", () => rejectWith(400, MESSAGES.unreadable));
      stream.on("limit", () => rejectWith(413, MESSAGES.fields, { pdf: MESSAGES.pdfTooLarge }));
      stream.on("end", () => {
        const isChosen = chunks.length > 0 || Boolean(filename);
        if (isChosen && !stream.truncated) form.pdf = Buffer.concat(chunks);
      });
      if (name !== ENQUIRY_PARTS.pdf) rejectWith(422, MESSAGES.unknownField);
    });
    parser.on("filesLimit", () => rejectWith(422, MESSAGES.fields, { pdf: MESSAGES.onePdf }));
    for (const event of ["fieldsLimit", "partsLimit"] as const) {
      parser.on(event, () => rejectWith(422, MESSAGES.tooManyParts));
    }
    parser.on("error", () => rejectWith(400, MESSAGES.unreadable));
  });
  return { parser, form, failure };
}

function createParser(type: string): Busboy {
  try {
    return new Busboy({
      headers: { "content-type": type },
      // A last part that fills its buffer would pause the parser forever.
      fileHwm: MAX_BODY_BYTES,
      limits: {
        fieldNameSize: 100,
        // Four bytes for each character, with room for longer texts, so that these are reported.
        fieldSize: 16 * ENQUIRY_LIMITS.message,
        fields: 2 * PARTS.length,
        files: 1,
        fileSize: ENQUIRY_LIMITS.pdf,
        parts: 2 * PARTS.length + 2,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw new EnquiryRejection(400, MESSAGES.unreadable);
  }
}
