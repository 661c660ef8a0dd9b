"use client";

import { DateTimeField, useFormFields } from "@payloadcms/ui";
import { formatDistanceStrict, parseISO } from "date-fns";
import type { DateFieldClientProps, DefaultCellComponentProps } from "payload";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { formatLongDate, toIndianDay } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";
import { getIndianDay } from "../../../src/shared/domain/clock";
import { DAY_LABELS, findDayWarnings } from "../records/day-warnings";

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

function useIndianDay(path: string): string | null {
  const value = useFormFields(([fields]) => fields[path]?.value);
  return typeof value === "string" ? toIndianDay(value) : null;
}

/** Payload's field for a day, whose picker would show that of the browser's time zone (EDT-87). */
export function IndianDayField(props: DateFieldClientProps) {
  const { field, path } = props;
  const day = useIndianDay(path);
  const date = readField(field.admin, "date");
  const selected = day === null ? null : parseISO(day);
  const overrides = Object.assign({}, readField(date, "overrides"), { selected });
  const admin = Object.assign({}, field.admin, { date: Object.assign({}, date, { overrides }) });
  return <DateTimeField {...props} field={{ ...field, admin }} />;
}

/** Shows below a day as which it is read: "12 March 2026, 262 days ago". */
export function IndianDayHint({ path }: { path: string }) {
  const day = useIndianDay(path);
  if (day === null) return null;
  return (
    <p className="indian-time">
      {formatLongDate(day)}, {formatDistance(day)}
    </p>
  );
}

/** Shows warnings about the days of an IPO below them; none of them refuses a save. */
export function IpoDayWarnings({ minOpenDays }: { minOpenDays: number }) {
  const names = Object.keys(DAY_LABELS);
  const days = useFormFields(([fields]) =>
    names.map((name) => toIndianDay(String(fields[name]?.value ?? ""))).join(),
  );
  const byName = Object.fromEntries(days.split(",").map((day, at) => [names[at], day || null]));
  return findDayWarnings(byName, minOpenDays).map((text) => (
    <p className="indian-time" key={text} role="status">
      {text}
    </p>
  ));
}
