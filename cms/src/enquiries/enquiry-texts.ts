import type { GlobalConfig, Payload } from "payload";
import type { EnquiryTitle } from "../../../src/shared/contract/enquiry";
import { createContentAccess } from "../lib/access";

/** The field of each form's thank-you message, and its first text. */
const THANKS = {
  "Contact us": ["contact", "Thank you for writing to us. Our team will get back to you."],
  "Careers Inquiry": [
    "careers",
    "Thank you for your application. Our team will read it and get back to you.",
  ],
  "Partner with Us": [
    "partner",
    "Thank you for your interest. Our partnerships team will get back to you.",
  ],
  "Report impersonation": [
    "impersonation",
    "Thank you for your report. Our compliance team will look into it.",
  ],
  "My personal data": [
    "personalData",
    "Thank you. Our grievance officer will answer your request.",
  ],
  Complaint: ["complaint", "We have received your complaint."],
} as const satisfies Record<EnquiryTitle, [name: string, text: string]>;

const { read, update } = { ...createContentAccess() };

export const enquiryTexts: GlobalConfig = {
  slug: "enquiry-texts",
  label: "Thank-you messages",
  admin: { group: "Visitors", hideAPIURL: true, hidden: ({ user }) => user?.role === "compliance" },
  access: { read, update },
  fields: Object.entries(THANKS).map(([label, [name, defaultValue]]) => ({
    name,
    label,
    type: "text",
    required: true,
    maxLength: 200,
    defaultValue,
  })),
};

export async function readThanks(payload: Payload, title: EnquiryTitle): Promise<string> {
  return (await payload.findGlobal({ slug: "enquiry-texts" }))[THANKS[title][0]];
}
