import {
  addBusinessDays,
  addDays,
  differenceInCalendarDays,
  format,
  isWeekend,
  parseISO,
} from "date-fns";

/** The Friday for which the samples of seed/data and seed/posts are written. */
const WRITTEN_ON = "2026-11-20";

/** Moves a sample's day or time to near `today`; "T-3" is three working days before it, or before Monday (IPO-19). */
export type MoveDate = <Value>(value: Value) => Value | string;

/** Moves dates by whole weeks, so that issues open and close on days of trading (BLD-07). */
export function createMoveDate(today: string): MoveDate {
  const start = isWeekend(parseISO(today)) ? addBusinessDays(parseISO(today), 1) : parseISO(today);
  const days = differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_ON));
  const shiftDays = Math.floor(days / 7) * 7;
  return (value) => {
    const [match, distance] = (typeof value === "string" && /^T([+-]\d+)?$/.exec(value)) || [];
    if (match) return format(addBusinessDays(start, Number(distance ?? 0)), "yyyy-MM-dd");
    const [, day, rest] =
      (typeof value === "string" && /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(value)) || [];
    if (day === undefined) return value;
    return format(addDays(parseISO(day), shiftDays), "yyyy-MM-dd") + (rest ?? "");
  };
}
