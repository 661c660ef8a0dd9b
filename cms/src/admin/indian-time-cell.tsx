"use client";

import { useFormFields } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { formatLongDate } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";

const write = (value: unknown) => {
  const moment = value instanceof Date ? value.toISOString() : String(value ?? "");
  return moment === "" ? "" : formatIndianTime(moment);
};

/** A date of a list: a day, or a moment on India's clock. */
export function IndianTimeCell({ cellData, field }: DefaultCellComponentProps) {
  const isDay =
    readField(readField(readField(field, "admin"), "date"), "pickerAppearance") === "dayOnly";
  const value = typeof cellData === "string" ? cellData : "";
  return <span>{isDay ? formatLongDate(value) : write(value)}</span>;
}

/** Below a date with a time: the same on India's clock, because pickers show the browser's. */
export function IndianTimeHint({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  return value ? <p className="indian-time">{write(value)}</p> : null;
}
