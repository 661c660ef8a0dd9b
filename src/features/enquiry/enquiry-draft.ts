import * as v from "valibot";
import { attempt } from "../../shared/domain/read-field";
import type { EnquiryTitle } from "../../shared/contract/enquiry";
import { readSession, writeSession } from "../../ui/session-storage";
import { getNow } from "../../shared/domain/clock";

/** Visitors can edit their storage, so its content is checked. */
const DraftSchema = v.object({
  /** Keyed by field name. */
  values: v.record(v.string(), v.string()),
  /** When the form was first opened, in milliseconds since 1970. */
  openedAt: v.number(),
  /** Idempotency key of all attempts, so that a lost response sends nothing twice. */
  key: v.string(),
});

/** Typed values, without file, which survive a reload of the tab. */
export type EnquiryDraft = v.InferOutput<typeof DraftSchema>;

/** Returns the tab's draft of a form, or a new one if there is none or it is unreadable. */
export const readDraft = (title: EnquiryTitle): EnquiryDraft =>
  attempt(() => v.parse(DraftSchema, JSON.parse(readSession(getStorageKey(title)) ?? "null")), {
    ...{ values: {}, openedAt: getNow().getTime(), key: createUuid() },
  });

/** Stores a draft, or removes it with null. */
export function storeDraft(title: EnquiryTitle, draft: EnquiryDraft | null): void {
  writeSession(getStorageKey(title), draft && JSON.stringify(draft));
}

function getStorageKey(title: EnquiryTitle): string {
  return `enquiry: ${title}`;
}

/** Returns a random UUID; crypto.randomUUID is missing without HTTPS. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
