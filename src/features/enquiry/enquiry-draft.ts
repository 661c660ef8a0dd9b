import * as v from "valibot";
import type { EnquiryTitle } from "../../shared/contract/enquiry";
import { readSession, writeSession } from "../../ui/session-storage";
import { currentTime } from "../../shared/domain/clock";

/** Visitors can edit their storage, so its content is checked. */
const DraftSchema = v.object({
  /** By the names of the fields. */
  values: v.record(v.string(), v.string()),
  /** When the form was first opened, in milliseconds since 1970. */
  openedAt: v.number(),
  /** Says of every try that it is the same enquiry, so that a lost answer sends nothing twice. */
  key: v.string(),
});

/** What a visitor has typed so far; it outlives a reload of the tab, and holds no file. */
export type EnquiryDraft = v.InferOutput<typeof DraftSchema>;

/** The draft of a form as this tab keeps it; a new one where there is none, or none can be read. */
export function readDraft(title: EnquiryTitle): EnquiryDraft {
  try {
    return v.parse(DraftSchema, JSON.parse(readSession(storageKey(title)) ?? "null"));
  } catch {
    return { values: {}, openedAt: currentTime().getTime(), key: randomUuid() };
  }
}

/** Keeps a draft, or forgets it with null. */
export function keepDraft(title: EnquiryTitle, draft: EnquiryDraft | null): void {
  writeSession(storageKey(title), draft && JSON.stringify(draft));
}

function storageKey(title: EnquiryTitle): string {
  return `enquiry: ${title}`;
}

/** A random UUID; crypto.randomUUID is missing where the site is opened without https. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
