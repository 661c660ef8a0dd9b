import type { EnquiryField, EnquiryTitle } from "../../shared/contract/enquiry";
import { readSession, writeSession } from "../../ui/session-storage";
import { currentTime } from "../../shared/clock";

/** What a visitor has typed so far; it outlives a reload of the tab, and holds no file. */
export type EnquiryDraft = {
  values: Partial<Record<EnquiryField, string>>;
  /** When the form was first opened, in milliseconds since 1970. */
  openedAt: number;
  /** Says of every try that it is the same enquiry, so that a lost answer sends nothing twice. */
  key: string;
};

/** The draft of a form as this tab keeps it; a new one where there is none, or none can be read. */
export function readDraft(title: EnquiryTitle): EnquiryDraft {
  const fresh = { values: {}, openedAt: currentTime().getTime(), key: randomUuid() };
  try {
    const kept: unknown = JSON.parse(readSession(storageKey(title)) ?? "null");
    return isDraft(kept) ? kept : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps a draft, or forgets it with null. */
export function keepDraft(title: EnquiryTitle, draft: EnquiryDraft | null): void {
  writeSession(storageKey(title), draft && JSON.stringify(draft));
}

function storageKey(title: EnquiryTitle): string {
  return `enquiry: ${title}`;
}

/** Storage is the visitor's: what stands there may be anything. */
function isDraft(value: unknown): value is EnquiryDraft {
  return (
    isRecord(value) &&
    typeof value.openedAt === "number" &&
    typeof value.key === "string" &&
    isRecord(value.values) &&
    Object.values(value.values).every((text) => typeof text === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
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
