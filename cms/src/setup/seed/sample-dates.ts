import { addBusinessDays, addDays, differenceInCalendarDays, format, parseISO } from "date-fns";

/** The Friday for which the samples of seed/data and seed/posts are written. */
const WRITTEN_ON = "2026-11-20";

/** Moves a day or time of a sample by the distance of `today` from that day. Other values stay. */
export type MoveDate = <Value>(value: Value) => Value | string;

/**
 * Moves dates by whole weeks, so that markets stay open on the days on which issues open and close
 * (BLD-07). "T" is `today` itself, "T-3" three working days before it (IPO-19).
 */
export function createMoveDate(today: string): MoveDate {
  const days = differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_ON));
  const shiftDays = Math.floor(days / 7) * 7;
  return (value) => {
    const [near, distance] = (typeof value === "string" && /^T([+-]\d+)?$/.exec(value)) || [];
    if (near) return format(addBusinessDays(parseISO(today), Number(distance ?? 0)), "yyyy-MM-dd");
    const [, day, rest] =
      (typeof value === "string" && /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(value)) || [];
    if (day === undefined) return value;
    return format(addDays(parseISO(day), shiftDays), "yyyy-MM-dd") + (rest ?? "");
  };
}
