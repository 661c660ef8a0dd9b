import type { GlobalConfig } from "payload";
import { createContentAccess } from "../lib/access";

const { read, update } = { ...createContentAccess() };

export const enquiryTexts: GlobalConfig = {
  slug: "enquiry-texts",
  label: "Thank-you messages",
  admin: { group: "Visitors", hideAPIURL: true, hidden: ({ user }) => user?.role === "compliance" },
  access: { read, update },
  fields: [
    toField("contact", "Contact us", "Thank you for writing to us. Our team will get back to you."),
    toField(
      "careers",
      "Careers Inquiry",
      "Thank you for your application. Our team will read it and get back to you.",
    ),
    toField(
      "partner",
      "Partner with Us",
      "Thank you for your interest. Our partnerships team will get back to you.",
    ),
    toField(
      "impersonation",
      "Report impersonation",
      "Thank you for your report. Our compliance team will look into it.",
    ),
    toField(
      "personalData",
      "My personal data",
      "Thank you. Our grievance officer will answer your request.",
    ),
  ],
};

type Name = "contact" | "careers" | "partner" | "impersonation" | "personalData";

function toField(name: Name, label: string, defaultValue: string) {
  return { name, label, type: "text" as const, required: true, maxLength: 200, defaultValue };
}
