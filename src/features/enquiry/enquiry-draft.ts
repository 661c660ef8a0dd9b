import type { EnquiryField, EnquiryTitle } from "../../contract/enquiry";
import { newKey } from "./new-key";

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
  const fresh = { values: {}, openedAt: Date.now(), key: newKey() };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(title)) ?? "null");
    return isDraft(kept) ? kept : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps a draft; where storage is full or forbidden the form works without it. */
export function keepDraft(title: EnquiryTitle, draft: EnquiryDraft): void {
  try {
    sessionStorage.setItem(storageKey(title), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function forgetDraft(title: EnquiryTitle): void {
  try {
    sessionStorage.removeItem(storageKey(title));
  } catch {
    return;
  }
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
