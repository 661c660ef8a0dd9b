"use client";

import type { DefaultCellComponentProps } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";

const toAddress = (name: string, value: string) =>
  name === "email" ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, "")}`;

/** Shows a phone number or e-mail address in the list of enquiries as a link. */
export function ContactCell({ cellData, field }: DefaultCellComponentProps) {
  const value = String(cellData ?? "");
  return <a href={toAddress(readTextField(field, "name"), value)}>{value}</a>;
}
