"use client";

import { useFormFields } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";

const toAddress = (name: string, value: string) =>
  name === "email" ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, "")}`;

/** Shows a phone number or e-mail address in the list of enquiries as a link. */
export function ContactCell({ cellData, field }: DefaultCellComponentProps) {
  const value = String(cellData ?? "");
  return <a href={toAddress(readTextField(field, "name"), value)}>{value}</a>;
}

/** Shows a link to call or reply below an enquiry's phone number or e-mail address. */
export function ContactLink({ path }: { path: string }) {
  const value = useFormFields(([fields]) => String(fields[path]?.value ?? ""));
  const subject = useFormFields(([fields]) => String(fields.subject?.value ?? ""));
  if (value === "") return null;
  const query = path === "email" ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : "";
  return <a href={toAddress(path, value) + query}>{path === "email" ? "Reply" : "Call"}</a>;
}
