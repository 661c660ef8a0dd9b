"use client";

import { useFormFields } from "@payloadcms/ui";
import { formatDistanceStrict } from "date-fns";
import type { DefaultCellComponentProps } from "payload";
import { formatLongDate, toIndianDay } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";
import { getIndianDay } from "../../../src/shared/domain/clock";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";

const formatTime = (value: unknown) => {
  const time = value instanceof Date ? value.toISOString() : String(value ?? "");
  return time === "" ? "" : formatIndianTime(time);
};

/** Shows a date in a list: a day, or a time in IST. */
export function IndianTimeCell({ cellData, field }: DefaultCellComponentProps) {
  const isDay =
    readField(readField(readField(field, "admin"), "date"), "pickerAppearance") === "dayOnly";
  const value = typeof cellData === "string" ? cellData : "";
  return <span>{isDay ? formatLongDate(value) : formatTime(value)}</span>;
}

/** Shows a time in IST below its field, because pickers use the browser's time zone. */
export function IndianTimeHint({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  return value ? <p className="indian-time">{formatTime(value)}</p> : null;
}

function formatDistance(day: string): string {
  const today = getIndianDay(null);
  if (day === today) return "today";
  return formatDistanceStrict(day, today, { unit: "day", addSuffix: true });
}

/** Shows below a field for text which day it is read as: "12 March 2026, 262 days ago". */
export function IndianDayHint({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const day = typeof value === "string" ? toIndianDay(value) : null;
  if (day === null) return null;
  return (
    <p className="indian-time">
      {formatLongDate(day)}, {formatDistance(day)}
    </p>
  );
}
