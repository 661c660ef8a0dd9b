import {
  addDays as addLocalDays,
  addMonths as addLocalMonths,
  formatISO,
  getISODay,
} from "date-fns";
import type { Ipo } from "../contract/ipos";
import { IPO_EVENT_KINDS, readIpoDays, type IpoDates, type IpoEventKind } from "./ipo";
import { compareText } from "./text";

/** One day of one issue, as the calendar shows it (IPO-14). */
export type IpoEvent = {
  id: string;
  kind: IpoEventKind;
  day: string;
  company: string;
  path: string;
};

export type CalendarIpo = Pick<Ipo, "id" | "company" | "outcome" | "outcomeDay"> & IpoDates;

/** Returns only what the calendar shows of an issue. */
export function pickDates(ipo: CalendarIpo): CalendarIpo {
  const { id, company, openingDate, closingDate, allotmentDate, listingDate } = ipo;
  const { outcome, outcomeDay } = ipo;
  return { id, company, openingDate, closingDate, allotmentDate, listingDate, outcome, outcomeDay };
}

/** Returns the days of all issues that have a page, in order. */
export function toIpoEvents(
  ipos: readonly CalendarIpo[],
  paths: { get(id: string): string | undefined },
): IpoEvent[] {
  return ipos
    .flatMap((ipo) => {
      const path = paths.get(ipo.id);
      const days = readIpoDays(ipo);
      if (path === undefined) return [];
      return IPO_EVENT_KINDS.flatMap((kind) => {
        const day = days[kind];
        return day === null ? [] : [{ id: ipo.id, kind, day, company: ipo.company, path }];
      });
    })
    .sort((left, right) => compareText(left.day, right.day) || compareText(left.path, right.path));
}

/** Returns the start of an ISO day in the machine's zone, whose fields date-fns reads. */
const toLocalTime = (day: string) => `${day}T00:00`;

/** Returns an ISO day moved by a number of days. */
export const addDays = (day: string, days: number): string =>
  formatISO(addLocalDays(toLocalTime(day), days), { representation: "date" });

/** Returns "2026-11" moved by a number of months. */
export const addMonths = (month: string, months: number): string =>
  formatISO(addLocalMonths(toLocalTime(`${month}-01`), months)).slice(0, "2026-11".length);

/** Returns the weeks of a month, Monday first; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  const monday = addDays(first, 1 - getISODay(toLocalTime(first)));
  for (let day = monday; day.slice(0, 7) <= month; day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
  }
  return weeks;
}
